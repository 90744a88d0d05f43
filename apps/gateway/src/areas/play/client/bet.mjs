import { ask, isFramed, tell } from './boot.mjs';

const firstPause = 1000;
const longestPause = 30_000;
/** How long the page around may take to write a bet down; a game in a window of its own has none, in milliseconds. */
const holdPatience = 1000;

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Lets the page around write the bet down before the first byte is sent: this frame has no storage of its own. */
function hold(key, kind, amount) {
  if (!isFramed) return Promise.resolve();
  const held = new Promise((resolve) => {
    const hear = ({ source, data }) => {
      if (source !== globalThis.parent || data?.type !== 'playhouse:held' || data.key !== key)
        return;
      globalThis.removeEventListener('message', hear);
      resolve();
    };
    globalThis.addEventListener('message', hear);
  });
  tell({ type: 'playhouse:hold', key, kind, amount });
  return Promise.race([held, sleep(holdPatience)]);
}

/**
 * Places one bet and asks for its answer until there is one: the platform plays it once, however often it is asked.
 * @param onLost called when an answer did not come
 */
export async function placeBet(path, bet, choice, onLost) {
  const roundId = crypto.getRandomValues(new Uint32Array(4)).join('-');
  await hold(roundId, path === 'order' ? 'lottery' : 'round', bet);
  for (let tries = 0; ; tries += 1) {
    try {
      const result = await ask(path, { roundId, bet, choice });
      tell({ type: 'playhouse:release', key: roundId });
      return result;
    } catch (error) {
      // What refuses a second copy says nothing of the first: the page around goes on asking.
      if (error.code !== undefined && tries === 0)
        tell({ type: 'playhouse:release', key: roundId });
      if (error.code !== undefined) throw error;
      onLost();
      await sleep(Math.min(longestPause, firstPause * 2 ** tries));
    }
  }
}
