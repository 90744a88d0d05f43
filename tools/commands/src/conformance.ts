import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readMerchants } from '@playhouse/gateway';
import { workspacePlaces } from '@playhouse/merchants/places';
import { noAccounts, readAccounts } from './conformance/accountsFile';
import { checkPlatform } from './conformance/checkPlatform';
import { renderHtml } from './conformance/renderHtml';
import { renderJunit } from './conformance/renderJunit';
import { librariesByCall } from './conformance/playerEffects';
import { parseOrigin } from './conformance/parseOrigin';
import { conforms } from './conformance/report';
import { renderSummary } from './conformance/renderSummary';

const usage =
  'npm run conformance -- --url <platform> --merchant <code> [--accounts <file>] [--write] [--out <folder>]';

/** Reads the command line. @throws Error with the usage */
function wanted() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      merchant: { type: 'string' },
      accounts: { type: 'string' },
      write: { type: 'boolean', default: false },
      out: { type: 'string', default: 'dist/conformance' },
    },
  });
  const { accounts, write, out } = values;
  const url = parseOrigin(values.url);
  const places = workspacePlaces();
  const merchants = readMerchants(places.merchants);
  const merchant = merchants.find(({ code }) => code === values.merchant);
  if (merchant === undefined) {
    const codes = merchants.map(({ code }) => code).join(', ');
    throw new Error(`--merchant names one of ${codes}.`);
  }
  const given = accounts === undefined ? noAccounts : readAccounts(accounts);
  return { url, merchant, accounts: given, write, out, places };
}

try {
  const { out, places, ...options } = wanted();
  const report = await checkPlatform(options);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'junit.xml'), renderJunit(report));
  writeFileSync(
    join(out, 'report.html'),
    renderHtml(report, librariesByCall(join(places.root, 'libs'))),
  );
  console.log(`${renderSummary(report)}\n\n${join(out, 'report.html')}\n${join(out, 'junit.xml')}`);
  process.exitCode = conforms(report) ? 0 : 1;
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
