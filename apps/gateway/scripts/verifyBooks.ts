import { openDatabase } from '../src/db/open';
import { readOptions } from '../src/app/environment';
import { recountTotals } from '../src/ledger/totals';
import { verifyBooks } from '../src/ledger/verifyBooks';
import { asCommand } from './asCommand';

/**
 * Holds the books of a database against their own rules: `npm run verify-books`. With `--recount` the totals are
 * counted anew first. Ends with 1 when a rule does not hold, and with 2 when they could not be looked at.
 */
await asCommand(async () => {
  const { databaseUrl, dataDir = '.data/gateway' } = readOptions(process.env);
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
});
