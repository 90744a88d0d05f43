import { join } from 'node:path';
import { readOptions } from '../src/app/environment';
import { readMerchant, scopesOfMerchant } from '../src/base/merchants';
import { openDatabase } from '../src/db/open';
import { acceptChange } from '../src/model/platform/keptFacts';
import { asCommand } from './asCommand';

/**
 * Takes a changed setting by which a merchant's stored data is read, while no gateway runs:
 * `npm run accept-change -- <merchant> timeZone`. Its days are counted anew.
 */
await asCommand(async () => {
  const [code = '', name = ''] = process.argv.slice(2);
  const {
    databaseUrl,
    dataDir = '.data/gateway',
    merchantsDir = 'merchants',
  } = readOptions(process.env);
  const config = readMerchant(join(merchantsDir, code, 'whitelabel.json'));
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    const changed = await acceptChange(db, scopesOfMerchant(config), name);
    console.log(`${name} is taken for ${changed.join(', ')}.`);
  } finally {
    await close();
  }
});
