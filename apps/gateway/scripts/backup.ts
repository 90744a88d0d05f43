import { readOptions } from '../src/app/environment';
import { backup, restore } from '../src/db/backup';
import { openDatabase } from '../src/db/open';
import { verifyBooks } from '../src/ledger/verifyBooks';
import { asCommand } from './asCommand';

/** `npm run backup FILE` saves the database that DATABASE_URL or DATA_DIR names; `npm run restore FILE` brings it back. */
const [command, file] = process.argv.slice(2);

type Place = Parameters<typeof backup>[0];

async function check(place: Place): Promise<void> {
  // Nobody else is at a database that was just restored.
  const { db, close } = await openDatabase({ ...place, allowSkippedRelease: true });
  const broken = await verifyBooks(db).finally(close);
  if (broken.length > 0) throw new Error(`The books do not hold: ${broken[0]?.rule ?? ''}`);
}

await asCommand(async () => {
  if (file === undefined || (command !== 'backup' && command !== 'restore'))
    throw new Error('Which file? npm run backup FILE, npm run restore FILE');
  const { databaseUrl, dataDir = '.data/gateway' } = readOptions(process.env);
  const place = { databaseUrl, dataDir };
  if (command === 'backup') {
    await backup(place, file);
    console.log(`Saved in ${file}`);
  } else {
    await restore(place, file);
    await check(place);
    console.log(`Restored from ${file}; its books are sound.`);
  }
});
