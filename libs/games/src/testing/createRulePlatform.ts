import { getOutcome } from '@playhouse/wps';
import { createFairDraw, hashSeed } from '../fair/fairDraw';
import type { Game } from '../rules/game';
import type { BetAnswers, Boot, RoundAnswer } from '../views/boot';
import type { Platform } from '../views/frame/askPlatform';

interface SentBet {
  readonly action?: unknown;
  /** Major units. */
  readonly bet?: number;
}

const clientSeed = 'story';
const seedOf = (round: number) => hashSeed(round.toString(16).padStart(4, '0'));

/** A platform that plays a rule in the browser, each time the same rounds. */
export function createRulePlatform(game: Game<unknown, unknown>, boot: Pick<Boot, 'balance'>) {
  let { balance } = boot;
  let [round, staked, unit] = [0, 0, 0];
  let actions: readonly unknown[] = [];
  const play = (path: 'round' | 'action', { action, bet = 0 }: SentBet): RoundAnswer => {
    actions = path === 'round' ? [action] : [...actions, action];
    const serverSeed = seedOf(round);
    const state = game.replay(createFairDraw(serverSeed, clientSeed), actions);
    if (state === undefined) throw new Error(`The rule refuses ${JSON.stringify(actions)}`);
    if (path === 'round') [staked, unit] = [0, bet / state.staked];
    staked += bet;
    balance -= bet;
    const { view, paid } = state;
    if (paid === undefined) return { view, staked, balance };
    const win = (paid / 100) * unit;
    balance += win;
    round += 1;
    const proof = { commitment: hashSeed(serverSeed), serverSeed, clientSeed, actions };
    const end = { id: `round ${round}`, win, ...getOutcome(staked, win), proof };
    return { view, staked, balance, end: { ...end, next: hashSeed(seedOf(round)) } };
  };
  const platform: Platform = {
    async bet<Path extends keyof BetAnswers>(path: Path, body: object) {
      if (path !== 'round' && path !== 'action') throw new Error(`A rule has no ${path}`);
      return play(path, body) as BetAnswers[Path];
    },
    lottery: () => Promise.reject(new Error('A rule has no draws')),
    book: () => Promise.reject(new Error('A rule has no matches')),
    jackpot: () => Promise.reject(new Error('A rule has no pot')),
  };
  return { platform, commitment: hashSeed(seedOf(0)) };
}
