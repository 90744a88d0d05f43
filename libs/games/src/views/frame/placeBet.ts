import type { BetAnswers } from '../boot';
import type { Platform } from './askPlatform';
import { Refusal } from './askPlatform';
import { holdBet, tellParent } from './parentPage';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The key of a new intent. Not `randomUUID`, which exists on https only. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

interface Bet<Path extends keyof BetAnswers> {
  readonly path: Path;
  /** All that it stakes, in major units; an action that stakes nothing more has 0. */
  readonly stake: number;
  /** The request without its key and stake. */
  readonly body: object;
  /** Called each time that an answer did not come. */
  readonly onLost: () => void;
}

/**
 * Places one bet, by the rules of every movement of money: its key is kept by the page around before the first byte is
 * sent, and until its end is known. While no answer comes, the same request goes out under the same key: the platform
 * plays it once, and answers a repeat with the end of the first.
 * @throws Refusal
 */
export async function placeBet<Path extends keyof BetAnswers>(
  platform: Platform,
  { path, stake, body, onLost }: Bet<Path>,
): Promise<BetAnswers[Path]> {
  const key = newKey();
  const release = () => tellParent({ type: 'playhouse:release', key });
  if (stake > 0) await holdBet(key, path === 'order' ? 'lottery' : 'round', stake);
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await platform.bet(path, { ...body, roundId: key, bet: stake });
      release();
      return answer;
    } catch (error) {
      if (error instanceof Refusal) {
        // The refusal of a second copy says nothing of the first: the page around goes on asking.
        if (tries === 0) release();
        throw error;
      }
      onLost();
      await sleep(Math.min(longestPauseMs, firstPauseMs * 2 ** tries));
    }
  }
}
