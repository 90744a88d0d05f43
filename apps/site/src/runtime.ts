import type { systemCalls } from '@playhouse/wps';
import type { AnswerOf, WpsClient } from '@playhouse/wps';

// What the run-time config needs beyond the first paint: the contract's schemas and the merchant's.
export { mergeRuntime } from '@playhouse/whitelabel';

export function systemWhitelabel(
  wps: WpsClient,
  signal: AbortSignal,
): Promise<AnswerOf<typeof systemCalls.systemWhitelabel>> {
  return wps.call('system.whitelabel', { signal });
}
