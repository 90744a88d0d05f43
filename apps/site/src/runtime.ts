import type { systemCalls } from '@playhouse/wps';
import type { CallAnswer, WpsClient } from '@playhouse/wps';

// The run-time config needs schemas of the contract and the merchant, which the first paint does without.
export { mergeRuntime } from '@playhouse/whitelabel';

export function systemWhitelabel(
  wps: WpsClient,
  signal: AbortSignal,
): Promise<CallAnswer<typeof systemCalls.systemWhitelabel>> {
  return wps.call('system.whitelabel', { signal });
}
