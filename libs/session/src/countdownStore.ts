import { jsonItem, sessionStore, storageKeys } from '@playhouse/storage';
import * as z from 'zod/mini';
import { readClocks, remaining, resumeCountdown, startCountdown } from './countdown';
import type { RunningCountdown } from './countdown';

const kept = z.record(z.string(), z.object({ startedAt: z.number(), endsAt: z.number() }));
const item = jsonItem(sessionStore, storageKeys.smsCountdown, kept);

const running = new Map<string, RunningCountdown>();

function write(): void {
  const now = readClocks();
  const live = [...running].filter(([, countdown]) => remaining(countdown, now) > 0);
  const entries = live.map(([purpose, { startedAt, endsAt }]) => [purpose, { startedAt, endsAt }]);
  if (entries.length > 0) item.set(Object.fromEntries(entries));
  else item.remove();
}

/** What is stored decides: with the session storage, a logout clears countdowns as well (SESS-02). */
function find(purpose: string): RunningCountdown | undefined {
  const stored = item.get()?.[purpose];
  const known = running.get(purpose);
  if (!stored) {
    running.delete(purpose);
    return undefined;
  }
  if (known?.endsAt === stored.endsAt) return known;
  const resumed = resumeCountdown(stored, readClocks());
  running.set(purpose, resumed);
  return resumed;
}

/** Countdowns by purpose; they outlive their screens and a reload of the page (SMS-05). */
export const countdownStore = {
  start(purpose: string, duration: number): void {
    running.set(purpose, startCountdown(duration, readClocks()));
    write();
  },
  /** Milliseconds left; 0 when none runs. */
  remaining(purpose: string): number {
    const countdown = find(purpose);
    return countdown ? remaining(countdown, readClocks()) : 0;
  },
  /** Forgets what this page knows, as a reload does; what is stored stays. */
  forgetPage(): void {
    running.clear();
  },
};
