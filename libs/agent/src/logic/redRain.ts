import type { CallAnswer, promotionCalls } from '@playhouse/wps';

export type RedRain = CallAnswer<typeof promotionCalls.redRain>;

/** The platform's clock is known only roughly: nobody asks more often than this, in milliseconds. */
const shortestWait = 10_000;

/** Milliseconds until the rain begins or ends; false when neither is known. */
export function untilRainChanges(rain: RedRain, now: number): number | false {
  const change = rain.open ? rain.endTime : rain.startTime;
  return change == null ? false : Math.max(shortestWait, change - now);
}

/** When it rains the next time for a player who gets nothing of the present rain any more. */
export function nextRain({ open, startTime, nextStartTime }: RedRain): number | undefined {
  return (open ? nextStartTime : startTime) ?? undefined;
}
