import { openDatabase } from '../src/db/open';
import { optionsOf } from '../src/app/environment';
import { recountTotals } from '../src/ledger/totals';
import { verifyBooks } from '../src/ledger/verifyBooks';

/**
 * Holds the books of a database against their own rules: `npm run verify-books`. With `--recount` the totals of the
 * days are counted anew first. Ends with 1 when a rule does not hold.
 */
const { databaseUrl, dataDir = '.data/gateway' } = optionsOf(process.env);
const { db, close } = await openDatabase({ databaseUrl, dataDir });
try {
  if (process.argv.includes('--recount')) await recountTotals(db);
  const broken = await verifyBooks(db);
  for (const { rule, rows, examples } of broken)
    console.error(`BROKEN: ${rule}. ${rows} rows, such as ${examples.join(', ')}`);
  if (broken.length === 0) console.log('The books are sound.');
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await close();
}
