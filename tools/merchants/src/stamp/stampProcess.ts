import { InvalidMerchantError } from '../check/problem';
import type { Places } from '../places';
import type { Answer } from './startStampProcess';
import { createStamp, type StampResult } from './createStamp';

/** Runs as a child of stamping: stamps the merchants it is told, again and again, and answers what became of each. */
const stamp = createStamp(JSON.parse(process.argv[2] ?? '') as Places);

function answerOf(result: StampResult): Answer {
  if (result.ok) return result;
  const { code, error } = result;
  const problems = error instanceof InvalidMerchantError ? error.problems : undefined;
  return { ok: false, code, message: error.message, ...(problems && { problems }) };
}

process.on('message', async (codes) => {
  const results = await (await stamp)(codes as readonly string[]);
  process.send?.(results.map(answerOf));
});

// Nobody is left to answer, whatever a rendered page may have left open.
process.once('disconnect', () => process.exit());
