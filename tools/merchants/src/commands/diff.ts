import { resolve } from 'node:path';
import { loadMerchant, type LoadedMerchant } from '../check/loadMerchant';
import { currentNumber } from '../deploy/release';
import { differences } from '../diff/flatten';
import { siteInRelease, siteOf, withStarter } from '../diff/sites';
import { sizesOf, sizeTable, type WeighedSite } from '../diff/sizes';
import type { Places } from '../places';
import { loadSite } from '../stamp/compiledSite';
import { knownCode, type Options } from './options';

function printSettings(names: string, first: LoadedMerchant, second: LoadedMerchant): void {
  const found = differences(first.merchant, second.merchant);
  console.log(`${names}: ${found.length} differences\n`);
  for (const { path, first: left, second: right } of found) {
    console.log(`${path}\n  ${left ?? '(not set)'}\n  ${right ?? '(not set)'}`);
  }
}

const printSizes = (names: string, first: WeighedSite, second: WeighedSite) =>
  console.log(`\n${names}: sizes, as gzip\n\n${sizeTable(sizesOf(first), sizesOf(second))}`);

/** The number of a release that is kept. @throws when nothing was released there */
function releaseOf({ to }: Options, out: string): number {
  const number = to ?? currentNumber(out);
  if (number === undefined) throw new Error(`${out} has no release. Run: npx nx deploy`);
  return number;
}

/**
 * `diff <code> [--with <other>]`: in what settings and sizes a merchant differs from another, or from a new one.
 * `diff <code> --out <folder> [--to <number>]`: in what sizes from a release, of itself the one that is served.
 */
export async function diff(options: Options, places: Places): Promise<boolean> {
  const code = knownCode(options.codes[0], places);
  const first = loadMerchant(code, places);
  const site = await loadSite(places);
  const now = await siteOf(site, first, places);
  if (options.out !== undefined) {
    const out = resolve(places.root, options.out);
    const number = releaseOf(options, out);
    printSizes(`release ${number} | ${code} now`, siteInRelease(out, number, code), now);
    return true;
  }
  const print = async (name: string, second: LoadedMerchant) => {
    printSettings(`${code} | ${name}`, first, second);
    printSizes(`${code} | ${name}`, now, await siteOf(site, second, places));
  };
  if (options.with === undefined) {
    await withStarter(code, places, (starter) => print('a new merchant', starter));
  } else {
    const other = knownCode(options.with, places);
    await print(other, loadMerchant(other, places));
  }
  return true;
}
