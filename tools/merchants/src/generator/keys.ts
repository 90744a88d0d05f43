import { generateKeyPairSync } from 'node:crypto';
import type { Tree } from '@nx/devkit';
import { applyEdits, modify } from 'jsonc-parser';
import { didYouMean } from '../check/didYouMean';

export interface KeysOptions {
  readonly code: string;
  /** Days for which the former key is still taken. */
  readonly days?: number;
}

const folderOf = (code: string) => `.data/keys/${code}`;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** A name for a key that no key of the merchant has: the day it was made on, numbered. */
function newKid(code: string, taken: readonly string[]): string {
  const day = `${code}-${dayOf(new Date()).replaceAll('-', '')}`;
  for (let number = 1; ; number += 1) {
    const kid = number === 1 ? day : `${day}-${number}`;
    if (!taken.includes(kid)) return kid;
  }
}

function readConfig(tree: Tree, code: string): { file: string; text: string; former: string } {
  const file = `merchants/${code}/whitelabel.json`;
  const text = tree.read(file, 'utf8');
  if (text === null) {
    const codes = tree.children('merchants').filter((name) => !name.includes('.'));
    throw new Error(`There is no merchant "${code}"${didYouMean(code, codes)}`);
  }
  const { encryption } = JSON.parse(text) as { encryption?: { kid?: string } };
  return { file, text, former: encryption?.kid ?? 'development' };
}

/**
 * `nx g @playhouse/merchants:keys <code>`: makes a key pair, puts the public half into the merchant's config and the
 * private half where no repository and no page takes it up.
 */
export function keysGenerator(tree: Tree, { code, days = 30 }: KeysOptions) {
  if (!(Number.isInteger(days) && days >= 1 && days <= 365))
    throw new Error(`--days: "${days}" is not a number of days (1 to 365).`);
  const { file, text, former } = readConfig(tree, code);
  const folder = folderOf(code);
  const kept = tree.children(folder).map((name) => name.replace(/\.json$/, ''));
  const kid = newKid(code, [...kept, former]);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y, d } = privateKey.export({ format: 'jwk' });
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const edits = modify(text, ['encryption'], { kid, jwk }, { formattingOptions });
  tree.write(file, applyEdits(text, edits));

  // Everybody has the private half of the development key: nothing that is sealed to it is taken any more.
  const until = new Date(Date.now() + days * 86_400_000);
  const rotates = former !== 'development';
  const rotation = rotates ? { replaces: former, until: until.toISOString() } : {};
  const secret = { ...jwk, d, kid, use: 'enc', alg: 'ECDH-ES', ...rotation };
  tree.write(`${folder}/${kid}.json`, `${JSON.stringify(secret, null, 2)}\n`, { mode: 0o600 });
  return () => {
    console.log(`
The key "${kid}" of ${code}: its public half is in ${file}.
Its private half is in ${folder}/${kid}.json, which git leaves alone. It is a secret:

  1. Put that file into the platform's folder of keys (GATEWAY_KEYS, there in ${code}/), beside those that are
     there and readable by the platform alone, and restart the platform.
  2. npx nx deploy ${code} --out <folder>
  3. Delete it here. It belongs into no repository, no message and no page.${
    rotates
      ? `\n  4. Pages that are still open seal to "${former}" until ${dayOf(until)}; delete its file on the platform then.`
      : ''
  }
`);
  };
}
