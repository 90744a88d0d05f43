import { join, resolve } from 'node:path';
import { deployMerchants } from '../deploy/deployMerchants';
import { readPackages } from '../deploy/packages';
import { rollBack } from '../deploy/rollBack';
import { rollBackMerchant } from '../deploy/rollBackMerchant';
import type { Places } from '../places';
import { renewOnce } from '../snapshot/renewDocuments';
import { chosenCodes, type Options } from './options';

function folderOf({ out }: Options, { root }: Places, command: string): string {
  if (out === undefined) throw new Error(`${command} needs --out <folder>.`);
  return resolve(root, out);
}

const reload = (out: string) =>
  `It is served once the web server has read ${join(out, 'current/nginx.conf')} anew.`;

/**
 * `deploy <code>… --out <folder>` or `deploy --all --out <folder>`: a release of all merchants, in which these are new.
 * Answers whether all could go out.
 */
export async function deploy(options: Options, places: Places): Promise<boolean> {
  const start = performance.now();
  const out = folderOf(options, places, 'deploy');
  const codes = chosenCodes(options, places);
  const { platform } = options;
  const order = {
    ...options,
    codes,
    isWhole: options.all,
    out,
    packages: readPackages(places.root),
  };
  const { number, isNew, merchants, unreachable, failures, selfSigned } = await deployMerchants(
    {
      ...order,
      complete: async (sites, made) => {
        if (platform !== undefined) await renewOnce({ codes: made, platform, places, sites });
      },
    },
    places,
  );
  for (const { error } of failures) console.error(error.message);
  if (selfSigned.length > 0)
    console.log(`Certificates that nobody vouches for, to start with: ${selfSigned.join(', ')}.`);
  if (unreachable.length > 0)
    console.log(
      `No host leads to ${unreachable.join(', ')}: "mainDomain" of the whitelabel.json names one.`,
    );
  const total = Math.round(performance.now() - start);
  console.log(
    isNew
      ? `Release ${number} with ${merchants} ${merchants === 1 ? 'merchant' : 'merchants'} in ${total} ms. ${reload(out)}`
      : `Nothing has changed: release ${number} stays.`,
  );
  return failures.length === 0;
}

/**
 * `rollback --out <folder> [--to <number>]`: the release before, or another that is kept. `rollback <code>…` takes these
 * merchants back alone, each to the last release in which it was another.
 */
export async function rollback(options: Options, places: Places): Promise<boolean> {
  const out = folderOf(options, places, 'rollback');
  for (const code of options.codes) {
    const { number, from } = await rollBackMerchant(out, { ...options, code });
    console.log(`Release ${number}, with ${code} as it was in release ${from}. ${reload(out)}`);
  }
  if (options.codes.length > 0) return true;
  const number = await rollBack(out, options.to);
  console.log(`Release ${number}. ${reload(out)}`);
  return true;
}
