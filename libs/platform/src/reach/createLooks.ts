import { since } from '../since';
import type { Sight } from './probeSite';

/** The first pause before a look, and the longest; each is twice the one before, in milliseconds. */
const firstPauseMs = 2000;
export const longestPauseMs = 60_000;

/** Signs of the browser that come sooner after a look are about the same thing, in milliseconds. */
export const sameMomentMs = 1000;

export interface LooksOptions {
  readonly probe: () => Promise<Sight>;
  /** From 0 to 1: many players lose a network together and must not come back together. */
  readonly random: () => number;
  readonly isNeeded: () => boolean;
  readonly onSeen: (sight: Sight) => void;
}

interface Looks {
  now(): Promise<Sight>;
  /** At once, unless nothing needs it, the page is hidden, or a look has just been made. */
  soon(): void;
  /** Sets the timer of the next look by what is needed. */
  plan(): void;
  stop(): void;
}

/** The pause before the look of this number from 0, never longer than the longest. */
function pauseOf(number: number, random: number): number {
  const full = Math.min(longestPauseMs, firstPauseMs * 2 ** number);
  return full * (0.5 + random / 2);
}

/** When to look: one at a time, further and further apart, and never behind the player's back. */
export function createLooks({ probe, random, isNeeded, onSeen }: LooksOptions): Looks {
  let underWay: Promise<Sight> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looked = 0;
  let endedAt = Number.NEGATIVE_INFINITY;

  const clear = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const plan = () => {
    if (!isNeeded() || document.hidden || underWay !== undefined) return clear();
    // Whoever asks again because of a look lets it go meanwhile, and needs it soon if that failed too.
    if (since(endedAt) > longestPauseMs) looked = 0;
    timer ??= setTimeout(() => void now(), pauseOf(looked, random()));
  };
  const look = async () => {
    clear();
    const seen = await probe();
    underWay = undefined;
    endedAt = Date.now();
    looked += 1;
    onSeen(seen);
    plan();
    return seen;
  };
  const now = () => (underWay ??= look());
  return {
    now,
    plan,
    stop: clear,
    soon() {
      const isNews = since(endedAt) >= sameMomentMs;
      if (isNeeded() && !document.hidden && isNews) void now();
      else plan();
    },
  };
}
