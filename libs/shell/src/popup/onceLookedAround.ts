import { firstViewId } from '@playhouse/navigation';

/** How long the first games may keep the popup waiting, and how often they are looked for; milliseconds. */
const patienceMs = 10_000;
const lookMs = 250;

/** Without a touch: this long after the first games stand. After a touch: this long after the last one. Milliseconds. */
export const restMs = 3000;
export const pauseMs = 1500;

const acts = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

/**
 * Calls back once the first row of games stands and the player has looked around: after some seconds of rest, or when
 * they pause after they have touched the page. Nothing comes under a finger.
 * @returns stops waiting
 */
export function onceLookedAround(callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, acted, true);
  };
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop();
      callBack();
    }, ms);
  };
  const acted = () => wait(pauseMs);
  const look = (patience: number) => {
    if (patience > 0 && document.getElementById(firstViewId) === null) {
      timer = setTimeout(look, lookMs, patience - lookMs);
      return;
    }
    wait(restMs);
    for (const act of acts) addEventListener(act, acted, { capture: true, passive: true });
  };
  look(patienceMs);
  return stop;
}
