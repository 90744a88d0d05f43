import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signItself } from '../deploy/certificates';
import type { Certificate } from '../serving/startPreview';

export interface OwnCertificate extends Certificate {
  /** SHA-256, as phones show it. */
  readonly fingerprint: string;
}

const file = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

const isGood = (folder: string, now: number) =>
  existsSync(join(folder, 'fullchain.pem')) &&
  Date.parse(new X509Certificate(file(folder, 'fullchain.pem')).validTo) > now + 86_400_000;

/** A certificate for an address, the same as long as it is valid for a day: a phone remembers whom it was told to trust. */
export function getCertificate(host: string, folder: string, now = Date.now()): OwnCertificate {
  if (!isGood(folder, now)) signItself(folder, [host]);
  const cert = file(folder, 'fullchain.pem');
  return {
    key: file(folder, 'privkey.pem'),
    cert,
    fingerprint: new X509Certificate(cert).fingerprint256,
  };
}
