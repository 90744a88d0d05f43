import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { ServedMerchant } from './release';

/** Part of nearly every system; this one asks for nothing that a version lacks. */
const openssl = 'openssl';

/** Days for which a certificate to start with is valid. */
const days = 90;

/**
 * Makes `privkey.pem` and `fullchain.pem` for names or addresses.
 * @throws with openssl's own words, or when there is none
 */
export function signItself(folder: string, hosts: readonly string[]): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = hosts.map((host) => `${isIP(host) === 0 ? 'DNS' : 'IP'}:${host}`).join(',');
  const args = [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', String(days), '-subj', '/CN=Playhouse', '-addext', `subjectAltName=${names}`],
    ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
  ];
  const { status, stderr, error } = spawnSync(openssl, args, { encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(`openssl cannot make a certificate to start with: ${error?.message ?? stderr}`);
}

/**
 * Gives each merchant that has no certificate one that it signs itself, so that a web server can start.
 * @returns codes of these merchants
 */
export function startCertificates(tls: string, merchants: readonly ServedMerchant[]): string[] {
  const lacking = merchants.filter(
    ({ code, hosts }) => hosts.length > 0 && !existsSync(join(tls, code, 'fullchain.pem')),
  );
  for (const { code, hosts } of lacking) signItself(join(tls, code), hosts);
  return lacking.map(({ code }) => code);
}
