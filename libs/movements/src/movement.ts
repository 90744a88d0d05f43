import type { ItemSchema } from '@playhouse/storage';
import type { IntentKind } from '@playhouse/wps';

/** Kind of a movement: made by a call of the site, or by a running game. */
export type MovementKind = IntentKind | 'round';

/** How a movement ended. `answer` is what its call answered, unread; `code` says why it was refused. */
export interface MovementEnd {
  readonly state: 'committed' | 'refused';
  readonly answer?: unknown;
  readonly code?: string | undefined;
}

/** Something that a member means to move, as this browser keeps it from before the first byte until its end is told. */
export interface Movement {
  /** The intent's key, and what a player quotes to customer service. */
  readonly key: string;
  /** Merchant and account: nobody is told of another's money. */
  readonly owner: string;
  readonly kind: MovementKind;
  /** Fingerprint of what is meant; the same again is the same movement. */
  readonly meaning: string;
  /** Major units, where it was known beforehand. */
  readonly amount?: number | undefined;
  /** When it was sent last, epoch milliseconds. */
  readonly sentAt: number;
  /** An answer was waited for and never came. */
  readonly lost: boolean;
  /** How often the platform was asked for its end, and when last. */
  readonly asked: number;
  readonly askedAt: number;
  readonly end?: MovementEnd | undefined;
}

const kinds: Readonly<Record<MovementKind, true>> = {
  deposit: true,
  withdraw: true,
  transfer: true,
  rebate: true,
  reward: true,
  gift: true,
  redRain: true,
  lotteryCancel: true,
  round: true,
  lottery: true,
};

function isMovement(value: unknown): value is Movement {
  if (typeof value !== 'object' || value === null) return false;
  const { key, owner, kind, meaning, sentAt, lost, asked, askedAt, amount, end }: Fields = value;
  const isEnd =
    end === undefined ||
    (typeof end === 'object' &&
      end !== null &&
      'state' in end &&
      (end.state === 'committed' || end.state === 'refused'));
  return (
    isEnd &&
    [key, owner, meaning].every((each) => typeof each === 'string') &&
    [sentAt, asked, askedAt].every((each) => typeof each === 'number') &&
    (amount === undefined || typeof amount === 'number') &&
    typeof lost === 'boolean' &&
    typeof kind === 'string' &&
    Object.hasOwn(kinds, kind)
  );
}
type Fields = Partial<Record<keyof Movement, unknown>>;

/** Reads the movements that a browser keeps and drops items of any other form. Written by hand: the shell uses it, without zod. */
export const movementsSchema: ItemSchema<readonly Movement[]> = {
  safeParse: (value) =>
    Array.isArray(value) ? { success: true, data: value.filter(isMovement) } : { success: false },
};
