import { mergeRuntime } from '@playhouse/whitelabel';
import type { MergedMerchant, Merchant } from '@playhouse/whitelabel';
import { createWpsClient } from '@playhouse/wps';

/**
 * The merchant as the platform has it now (WL-02).
 * @throws when the platform does not answer, or is closed (START-01): what it answers then is not its content
 */
export async function merchantInForce(
  baked: Merchant,
  platform: string,
  timeoutMs: number,
): Promise<MergedMerchant> {
  const wps = createWpsClient({
    origin: platform,
    merchant: () => baked.code,
    modules: () => baked.modules,
    paths: () => baked.paths,
    timeoutMs,
  });
  const { status } = await wps.call('system.status');
  if (status !== 0) throw new Error(`The platform is closed to players (status ${status}).`);
  return mergeRuntime(baked, await wps.call('system.whitelabel'));
}
