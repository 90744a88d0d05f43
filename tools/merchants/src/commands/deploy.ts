import { resolve } from 'node:path';
import { deployMerchant } from '../deploy/deployMerchant';
import type { Places } from '../places';
import { knownCode, type Options } from './options';

/** `deploy <code> --out <folder>`: a self-contained folder to put on a web server. */
export async function deploy(options: Options, places: Places): Promise<boolean> {
  const code = knownCode(options.codes[0], places);
  if (options.out === undefined) throw new Error('deploy needs --out <folder>.');
  const out = resolve(places.root, options.out);
  const { files } = await deployMerchant(code, { ...options, out }, places);
  console.log(`${code}: ${files} files in ${out}. Include ${out}/nginx.conf in your web server.`);
  return true;
}
