import { useEffect } from 'react';
import { create } from 'zustand';

/**
 * Who may ask for the player's attention, the most important first. Money is told over all else and at once; nothing
 * comes over what the player has opened. The strip that offers the app is part of home: the bar that says the same
 * waits until the strip is out of sight.
 */
const order = [
  'money',
  'player',
  'session',
  'announcement',
  'contract',
  'update',
  'strip',
  'app',
] as const;
export type Claim = (typeof order)[number];

/** How long the page is left alone before it, once something else is gone, in milliseconds. */
const quietMs: Readonly<Record<Claim, number>> = {
  money: 0,
  player: 0,
  session: 0,
  announcement: 0,
  contract: 500,
  update: 1000,
  strip: 0,
  app: 1000,
};

/** Windows: an open one is closed by nobody but the player. */
const windows: readonly (Claim | undefined)[] = ['session', 'announcement', 'contract'];

/** `undecided` holds the less important back until it is known whether there is something to tell. */
export type Wish = 'undecided' | 'yes' | 'no';

const wishes = new Map<Claim, Wish>();
const useTurn = create<{ readonly turn: Claim | undefined }>(() => ({ turn: undefined }));

let freeSince = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

function give(turn: Claim | undefined): void {
  if (useTurn.getState().turn !== turn) useTurn.setState({ turn });
}

/** Gives the turn to the most important that wants it, after its quiet time. */
function decide(): void {
  clearTimeout(timer);
  const { turn } = useTurn.getState();
  const isStillWanted = turn !== undefined && wishes.get(turn) === 'yes';
  if (isStillWanted && windows.includes(turn)) return;
  const next = order.find((claim) => wishes.has(claim));
  if (isStillWanted && next === turn) return;
  if (turn !== undefined) freeSince = performance.now();
  if (next === undefined || wishes.get(next) !== 'yes') return give(undefined);
  const wait = freeSince + quietMs[next] - performance.now();
  give(wait > 0 ? undefined : next);
  if (wait > 0) timer = setTimeout(decide, wait);
}

let isDeciding = false;

function wish(claim: Claim, what: Wish): void {
  if (what === 'no') wishes.delete(claim);
  else wishes.set(claim, what);
  if (isDeciding) return;
  isDeciding = true;
  // Once all that come together have said what they wish.
  queueMicrotask(() => {
    isDeciding = false;
    decide();
  });
}

/**
 * Asks for the player's attention, which is given to one at a time, by importance.
 * @returns whether it is this one's turn
 */
export function useAttention(claim: Claim, what: Wish): boolean {
  const isTurn = useTurn(({ turn }) => turn === claim);
  useEffect(() => wish(claim, what), [claim, what]);
  useEffect(() => () => wish(claim, 'no'), [claim]);
  return isTurn && what === 'yes';
}
