import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryId, variantsFolder } from '../site/dictionary';
import { fleetPlaces } from './fleetPlaces';
import { currentNumber, readRelease, releaseFolder, releaseNumbers } from './release';

/** Removes what is written with a dictionary that is gone, or stands for a file that is. */
function pruneVariants(out: string, assets: string): void {
  const folder = join(out, variantsFolder);
  if (!existsSync(folder)) return;
  const names = new Set(readdirSync(assets));
  const ids = new Set([...names].map((name) => dictionaryId(readFileSync(join(assets, name)))));
  for (const id of readdirSync(folder)) {
    if (!ids.has(id)) rmSync(join(folder, id), { recursive: true });
    else
      for (const name of readdirSync(join(folder, id, 'assets')))
        if (!names.has(name)) rmSync(join(folder, id, 'assets', name));
  }
}

/** Removes all releases but the last ones and the one that is served, then the shared files that none of these names. */
export function prune(out: string, keep: number): void {
  const numbers = releaseNumbers(out);
  const current = currentNumber(out);
  const kept = numbers.filter((number, at) => at >= numbers.length - keep || number === current);
  for (const number of numbers) {
    if (!kept.includes(number)) rmSync(releaseFolder(out, number), { recursive: true });
  }
  const named = new Set(
    kept.flatMap((number) => Object.values(readRelease(out, number).builds).flat()),
  );
  const { assets } = fleetPlaces(out);
  for (const name of readdirSync(assets)) {
    if (!named.has(name.replace(/\.(gz|br)$/, ''))) rmSync(join(assets, name));
  }
  pruneVariants(out, assets);
}
