import { relative } from 'node:path';
import type { Places } from '../places';
import { stampMerchants } from '../stamp/stampMerchant';
import { chosenCodes, type Options } from './options';

/** `build <code>…` or `build --all`: stamps them together. Answers whether all passed. */
export async function build(options: Options, places: Places): Promise<boolean> {
  const codes = chosenCodes(options, places);
  const start = performance.now();
  const results = await stampMerchants(codes, places);
  for (const result of results) {
    if (!result.ok) console.error(result.error.message);
    else if (codes.length <= 10) {
      console.log(
        `${relative(places.root, result.folder)} (${Math.round(result.milliseconds)} ms)`,
      );
    }
  }
  const failed = results.filter(({ ok }) => !ok).length;
  const total = Math.round(performance.now() - start);
  console.log(`${results.length - failed} of ${results.length} merchants stamped in ${total} ms`);
  return failed === 0;
}
