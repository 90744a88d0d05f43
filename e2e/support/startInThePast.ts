import { startGateway } from '@playhouse/gateway';
import { startPreview } from '@playhouse/merchants/serving/startPreview';
import type { MerchantCode } from './ports';

/** A merchant's site on a platform whose clock stands in the past until its night comes. */
export interface PastWorld {
  readonly url: string;
  readonly gatewayUrl: string;
  /** Lets the days until now go by, and what is settled by the clock be settled. */
  pass(): Promise<void>;
  close(): Promise<void>;
}

const dayMs = 86_400_000;

/** A platform of its own, in memory, that believes it is so many days ago. */
export async function startInThePast(code: MerchantCode, days: number): Promise<PastWorld> {
  let late = days * dayMs;
  const gateway = await startGateway({
    dataDir: ':memory:',
    now: () => Date.now() - late,
    // Who logged in before those days went by is still there after them.
    sessionIdleMinutes: 100 * 24 * 60,
    sessionLongestMinutes: 100 * 24 * 60,
  });
  // The first look begins the count of days.
  await gateway.settleDays();
  const site = await startPreview({ code, port: 0, gatewayUrl: gateway.url });
  return {
    url: site.url,
    gatewayUrl: gateway.url,
    pass: async () => {
      late = 0;
      await gateway.settleDays();
    },
    close: async () => {
      await site.close();
      await gateway.close();
    },
  };
}

/** How many days ago a Saturday was whose weekend has been over for a whole day. */
export function daysSinceSaturday(now = new Date()): number {
  const sinceSaturday = (now.getUTCDay() + 1) % 7;
  return sinceSaturday >= 3 ? sinceSaturday : sinceSaturday + 7;
}
