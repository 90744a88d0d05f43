import { availableParallelism } from 'node:os';
import { workspacePlaces, type Places } from '../places';
import { processesFor, shareOut } from './shareOut';
import { startStampProcess } from './startStampProcess';
import { createStamp, type Stamped, type StampResult } from './createStamp';

/**
 * Stamps merchants, very many in several processes. A merchant that fails is reported and leaves the others, and its own
 * last good site, as they are.
 */
export async function stampMerchants(
  codes: readonly string[],
  places: Places = workspacePlaces(),
): Promise<StampResult[]> {
  const processes = processesFor(codes.length, availableParallelism());
  const beside = Array.from({ length: processes - 1 }, () => startStampProcess(places));
  try {
    const here = await createStamp(places);
    return await shareOut(codes, [here, ...beside.map(({ stamp }) => stamp)]);
  } finally {
    for (const { end } of beside) end();
  }
}

/** Stamps one merchant. Throws an {@link InvalidMerchantError} when its folder does not pass the check. */
export async function stampMerchant(code: string, options: Partial<Places> = {}): Promise<Stamped> {
  const [result] = await stampMerchants([code], { ...workspacePlaces(), ...options });
  if (!result?.ok) throw result?.error ?? new Error(`Merchant "${code}" was not stamped.`);
  return result;
}
