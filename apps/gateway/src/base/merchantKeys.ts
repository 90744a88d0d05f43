import { createECDH } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CryptoKey } from 'jose';
import { importJWK } from 'jose';
import * as z from 'zod/mini';
import type { MerchantConfig } from './merchants';

/** A private half, as `nx g @playhouse/merchants:keys` writes it: `replaces` names the key before it, good `until`. */
const keyFile = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  kid: z.string().check(z.minLength(1)),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  replaces: z.optional(z.string()),
  until: z.optional(z.iso.datetime()),
});
type KeyFile = z.output<typeof keyFile>;

/** A key of a merchant's own; bodies sealed to it are taken until it is over. */
export interface MerchantKey {
  readonly kid: string;
  readonly key: CryptoKey;
  readonly endsAt: number;
}

/** The keys of each merchant that has some, by its code. */
export type MerchantKeys = ReadonlyMap<string, readonly MerchantKey[]>;

/** Whether the public half is that of the private one, which no import looks at. */
function isPair({ d, x, y }: Pick<KeyFile, 'd' | 'x' | 'y'>): boolean {
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(Buffer.from(d, 'base64url'));
    const point = ecdh.getPublicKey().subarray(1);
    return point.equals(Buffer.concat([Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]));
  } catch {
    return false;
  }
}

/**
 * Refuses a file that others than its owner may read. A group may read what belongs to somebody else than this process:
 * containers hand files over like that. Windows has no such rights.
 * @throws Error with the command that mends it
 */
function demandPrivate(file: string): void {
  const { mode, uid } = statSync(file);
  const forbidden = uid === process.getuid?.() ? 0o077 : 0o007;
  if (process.platform === 'win32' || (mode & forbidden) === 0) return;
  throw new Error(`${file} is a secret that others on this machine may read: chmod 600 ${file}`);
}

/** @throws Error that names the file and nothing of what is in it: that is a secret */
function readKeyFile(file: string): KeyFile {
  demandPrivate(file);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is not JSON`);
  }
  const parsed = z.safeParse(keyFile, content);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new Error(`${file} is no private P-256 key with a kid: see ${fields}`);
  }
  if (!isPair(parsed.data)) throw new Error(`${file}: x and y are not the public half of d`);
  return parsed.data;
}

/** @throws Error where what the merchant's pages seal to cannot be opened */
function demandKeyInForce(
  { code, encryption }: MerchantConfig,
  files: readonly KeyFile[],
  folder: string,
) {
  const own = files.find(({ kid }) => kid === encryption.kid);
  if (own === undefined)
    throw new Error(`${code} seals to the key "${encryption.kid}", which is not in ${folder}`);
  if (own.x !== encryption.jwk.x || own.y !== encryption.jwk.y)
    throw new Error(
      `${code}: its public key "${encryption.kid}" is another than that in ${folder}`,
    );
}

async function keysOf(merchant: MerchantConfig, folder: string): Promise<MerchantKey[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const files = names.map((name) => readKeyFile(join(folder, name)));
  const kids = files.map(({ kid }) => kid);
  const twice = kids.find((kid, index) => kids.indexOf(kid) !== index);
  if (twice !== undefined) throw new Error(`${folder} has two keys "${twice}"`);
  if (files.length > 0) demandKeyInForce(merchant, files, folder);
  const endOf = (kid: string) =>
    files
      .filter(({ replaces }) => replaces === kid)
      .map(({ until }) => (until === undefined ? Infinity : Date.parse(until)))
      .reduce((least, end) => Math.min(least, end), Infinity);
  return Promise.all(
    files.map(async ({ kid, kty, crv, x, y, d }) => ({
      kid,
      key: (await importJWK({ kty, crv, x, y, d }, 'ECDH-ES')) as CryptoKey,
      // The key in force does not end, whatever a later one says that is not in use yet.
      endsAt: kid === merchant.encryption.kid ? Infinity : endOf(kid),
    })),
  );
}

/**
 * Reads a merchant's keys from `<folder>/<code>/*.json`; one without any is sealed to the platform's own.
 * @throws Error for a file that is no key, and for a merchant whose pages seal to a key that is not there
 */
export async function readMerchantKeys(
  folder: string | undefined,
  merchant: MerchantConfig,
): Promise<readonly MerchantKey[]> {
  const own = folder === undefined ? undefined : join(folder, merchant.code);
  return own === undefined || !existsSync(own) ? [] : keysOf(merchant, own);
}
