import { resolve } from 'node:path';
import { deployMerchant } from '../deploy/deployMerchant';
import type { Places } from '../places';
import { knownCode, type Options } from './options';
import { snapshotOnce } from './snapshot';

/** `deploy <code> --out <folder> [--platform URL]`: a self-contained folder to put on a web server. */
export async function deploy(options: Options, places: Places): Promise<boolean> {
  const code = knownCode(options.codes[0], places);
  if (options.out === undefined) throw new Error('deploy needs --out <folder>.');
  const out = resolve(places.root, options.out);
  const { files } = await deployMerchant(code, { ...options, out }, places);
  if (options.platform !== undefined)
    await snapshotOnce([code], options.platform, places, resolve(out, 'public'));
  console.log(`${code}: ${files} files in ${out}. Include ${out}/nginx.conf in your web server.`);
  return true;
}
