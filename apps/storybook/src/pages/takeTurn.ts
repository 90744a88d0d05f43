/** Stories that are loaded at once: a browser refuses requests when a whole page of them begins together. */
const atOnce = 2;

const waiting: (() => void)[] = [];
let running = 0;

function begin(): void {
  while (running < atOnce) {
    const next = waiting.shift();
    if (next === undefined) return;
    running += 1;
    next();
  }
}

/**
 * Waits for a turn to load something heavy.
 * @param start is called when the turn comes
 * @returns ends the turn, or the wait for it; a second call does nothing
 */
export function takeTurn(start: () => void): () => void {
  let state: 'waiting' | 'running' | 'done' = 'waiting';
  const enter = () => {
    state = 'running';
    start();
  };
  waiting.push(enter);
  queueMicrotask(begin);
  return () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(enter), 1);
    if (state === 'running') {
      running -= 1;
      begin();
    }
    state = 'done';
  };
}
