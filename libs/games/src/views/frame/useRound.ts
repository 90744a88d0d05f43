import { useRef, useState } from 'preact/hooks';
import type { Boot, RoundAnswer, RoundEnd } from '../boot';
import type { Phase } from '../gameScreen';
import { Refusal } from './askPlatform';
import type { Platform } from './askPlatform';
import { tellParent } from './parentPage';
import { placeBet } from './placeBet';
import type { Sound } from './sound';
import type { Ui } from './Ui';

/** Something that is said under the table. */
export interface Message {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
}

export interface Round {
  readonly phase: Phase;
  readonly view: unknown;
  readonly number: number;
  readonly staked: number;
  readonly balance: number;
  readonly message: Message | undefined;
  /** Ends of this visit, the newest first. */
  readonly ends: readonly RoundEnd[];
  readonly commitment: string | undefined;
  readonly clientSeed: string;
  setClientSeed(seed: string): void;
  open(action: unknown, amount: number): void;
  act(action: unknown, more?: number): void;
}

/** The player's part of the chance, until they write their own. */
const newClientSeed = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

const endings = { won: 'win', returned: 'stakeBack', part: 'partBack', lost: 'lose' } as const;

function tellEnd({ say, money, signedMoney }: Ui, { outcome, win, net }: RoundEnd): Message {
  const text = say(`frame.${endings[outcome]}`, { amount: money(win), net: signedMoney(net) });
  return { text, tone: outcome === 'won' ? 'good' : 'plain' };
}

function toSound({ jackpot, outcome }: RoundEnd): Sound {
  if (jackpot !== undefined) return 'jackpot';
  return outcome === 'won' ? 'win' : 'lose';
}

function tellRefusal({ say }: Ui, error: unknown): Message {
  const isShort = error instanceof Refusal && error.code === 'balance.insufficient';
  return { text: say(isShort ? 'frame.funds' : 'frame.failed'), tone: 'bad' };
}

interface Stand {
  readonly phase: Phase;
  readonly view: unknown;
  readonly number: number;
  readonly staked: number;
  readonly balance: number;
  readonly message?: Message | undefined;
  readonly ends: readonly RoundEnd[];
  readonly commitment: string | undefined;
}

const startingFrom = ({ balance, commitment, open }: Boot): Stand => ({
  ...{ balance, commitment, ends: [], number: 0 },
  phase: open === undefined ? 'ready' : 'open',
  view: open?.view,
  staked: open?.staked ?? 0,
});

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Plays rounds on the platform: stakes leave the balance with the press, the outcome is told once the table has shown
 * it, and a refusal gives everything back.
 * @param revealMs how long a view takes to show itself
 */
export function useRound(
  boot: Boot,
  platform: Platform,
  ui: Ui,
  revealMs: (view: unknown) => number,
): Round {
  const [stand, setStand] = useState(() => startingFrom(boot));
  const [clientSeed, setClientSeed] = useState(newClientSeed);
  const busy = useRef(false);
  const change = (changes: Partial<Stand>) => setStand((now) => ({ ...now, ...changes }));

  async function reveal({ view, staked, balance, end }: RoundAnswer): Promise<void> {
    change({ view, message: undefined });
    await sleep(ui.isCalm ? 0 : revealMs(view));
    tellParent({ type: 'playhouse:balance', balance });
    if (end === undefined) return change({ phase: 'open', staked, balance });
    ui.play(toSound(end));
    setStand((now) => ({
      ...now,
      ...{ phase: 'ready', staked: 0, balance, message: tellEnd(ui, end) },
      ends: [end, ...now.ends].slice(0, 50),
      commitment: end.next,
    }));
  }

  async function send(path: 'round' | 'action', stake: number, body: object): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const before = stand;
    change({
      ...{ phase: 'busy', message: undefined },
      balance: stake <= before.balance ? before.balance - stake : before.balance,
      ...(path === 'round' ? { number: before.number + 1, view: undefined } : {}),
    });
    const onLost = () => change({ message: { text: ui.say('frame.waiting'), tone: 'bad' } });
    try {
      await reveal(await placeBet(platform, { path, stake, body, onLost }));
    } catch (error) {
      tellParent({ type: 'playhouse:balance', balance: before.balance });
      setStand({ ...before, message: tellRefusal(ui, error) });
    } finally {
      busy.current = false;
    }
  }

  return {
    ...stand,
    message: stand.message,
    clientSeed,
    setClientSeed,
    open: (action, amount) => void send('round', amount, { action, clientSeed }),
    act: (action, more = 0) => void send('action', more, { action }),
  };
}
