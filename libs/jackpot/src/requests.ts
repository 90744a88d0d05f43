import { lobbyCalls } from '@playhouse/wps';
import type { AnswerOf, WpsClient } from '@playhouse/wps';

export function jackpotFeed(
  wps: WpsClient,
  signal: AbortSignal,
): Promise<AnswerOf<typeof lobbyCalls.jackpotFeed>> {
  return wps.call(lobbyCalls.jackpotFeed, { signal });
}
