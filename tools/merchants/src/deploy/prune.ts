import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fleetPlaces } from './fleetPlaces';
import { currentNumber, readRelease, releaseFolder, releaseNumbers } from './release';

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
}
