import { jsonItem, sessionStore, storageKeys } from '@playhouse/storage';
import * as z from 'zod/mini';
import { readClocks, remaining, resumeCountdown, startCountdown } from './countdown';
import type { RunningCountdown } from './countdown';

const sentTo = z.object({ mobileNum: z.string(), countryDialingCode: z.string() });
const kept = z.record(
  z.string(),
  z.object({ startedAt: z.number(), endsAt: z.number(), sentTo: z.optional(sentTo) }),
);
const item = jsonItem(sessionStore, storageKeys.smsCountdown, kept);

/** Where the code went that a countdown waits for. */
export type SentTo = z.output<typeof sentTo>;

interface Running extends RunningCountdown {
  readonly sentTo?: SentTo | undefined;
}

const running = new Map<string, Running>();

function write(): void {
  const now = readClocks();
  const live = [...running].filter(([, countdown]) => remaining(countdown, now) > 0);
  const entries = live.map(([purpose, { startedAt, endsAt, sentTo: to }]) => [
    purpose,
    { startedAt, endsAt, sentTo: to },
  ]);
  if (entries.length > 0) item.set(Object.fromEntries(entries));
  else item.remove();
}

/** The stored value decides: with the session storage, a logout clears countdowns as well (SESS-02). */
function find(purpose: string): Running | undefined {
  const stored = item.get()?.[purpose];
  const known = running.get(purpose);
  if (!stored) {
    running.delete(purpose);
    return undefined;
  }
  if (known?.endsAt === stored.endsAt) return known;
  const resumed = { ...stored, ...resumeCountdown(stored, readClocks()) };
  running.set(purpose, resumed);
  return resumed;
}

/** Countdowns by purpose; they outlive their screens and a reload of the page (SMS-05). */
export const countdownStore = {
  start(purpose: string, duration: number, to?: SentTo): void {
    running.set(purpose, { ...startCountdown(duration, readClocks()), sentTo: to });
    write();
  },
  /** Milliseconds left; 0 when none runs. */
  remaining(purpose: string): number {
    const countdown = find(purpose);
    return countdown ? remaining(countdown, readClocks()) : 0;
  },
  /** Where the code went that is still waited for: a form fills its number in with it. */
  sentTo(purpose: string): SentTo | undefined {
    return this.remaining(purpose) > 0 ? find(purpose)?.sentTo : undefined;
  },
  /** Forgets what this page knows, as a reload does; what is stored stays. */
  forgetPage(): void {
    running.clear();
  },
};
