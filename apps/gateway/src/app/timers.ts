import { withLogContext } from '../base/logContext';
import { errorFields } from '../db/errorFields';
import { settleMatches } from '../model/lobby/sportsbook/settleMatches';
import { removeOldFixtures } from '../model/lobby/sportsbook/writeFixtures';
import { settleLotteries } from '../model/lottery/settleDraws';
import { awardMissionsNow } from '../model/promotions/missions';
import { payReferrals } from '../model/promotions/payReferrals';
import { judgeKeptWords } from '../model/wallet/providerWords';
import { purge } from '../model/platform/purge';
import type { Services } from '../model/platform/services';
import { settleUpToNow } from '../model/agent/settleDays';

const second = 1_000;

/** Work that is done again and again. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(services: Services): Promise<void>;
}

/** Work by the clock. Any number of gateways may do it side by side. */
const jobs = [
  { name: 'purge', everyMs: 600 * second, run: purge },
  { name: 'removal of old matches', everyMs: 600 * second, run: removeOldFixtures },
  { name: 'settlement of days', everyMs: 60 * second, run: settleUpToNow },
  { name: 'judging of kept words', everyMs: 10 * second, run: judgeKeptWords },
  { name: 'points of missions', everyMs: 60 * second, run: awardMissionsNow },
  { name: 'rewards of referrers', everyMs: 60 * second, run: payReferrals },
  { name: 'settlement of lotteries', everyMs: 2 * second, run: settleLotteries },
  { name: 'count of plays', everyMs: 2 * second, run: ({ plays }: Services) => plays.write() },
  { name: 'settlement of matches', everyMs: 2 * second, run: settleMatches },
] as const satisfies readonly Job[];

/** Starts what is done by the clock, until what it answers is called. A job that takes long is not begun twice. */
export function startTimers(services: Services, more: readonly Job[] = []): () => Promise<void> {
  const started = [...jobs, ...more].map(({ name, everyMs, run }) => {
    let running: Promise<void> | undefined;
    const timer = setInterval(() => {
      running ??= withLogContext({}, () =>
        run(services)
          .catch((error: unknown) => {
            services.log.error(`${name} failed`, errorFields(error));
          })
          .finally(() => (running = undefined)),
      );
    }, everyMs);
    // A process that only waits for this timer has nothing left to do.
    timer.unref();
    return async () => {
      clearInterval(timer);
      await running;
    };
  });
  return async () => {
    await Promise.all(started.map((stop) => stop()));
  };
}
