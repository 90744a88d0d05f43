import { exitWithError } from '../commands/exitWithError';
import { workspacePlaces } from '../places';
import { stampMerchants } from '../stamp/stampMerchant';
import type { WorkerResult } from './build';

/** Runs as a child of the executor: stamps the merchants it is told and answers what became of each. */
async function answer(codes: readonly string[]): Promise<WorkerResult[]> {
  const results = await stampMerchants(codes, workspacePlaces());
  return results.map((result) => {
    if (!result.ok) return { code: result.code, ok: false, text: result.error.message };
    const text = `${result.code} stamped in ${Math.round(result.milliseconds)} ms`;
    return { code: result.code, ok: true, text };
  });
}

answer(process.argv.slice(2)).then((results) => process.send?.(results), exitWithError);
