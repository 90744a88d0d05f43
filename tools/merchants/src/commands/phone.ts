import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { announcement } from '../phone/announcement';
import { getCertificate } from '../phone/certificate';
import { phoneAddresses } from '../phone/network';
import { ensurePlatform } from '../phone/platform';
import type { Places } from '../places';
import { startPreview } from '../serving/startPreview';
import { startRenewal } from '../snapshot/startRenewal';
import { renewOnce } from '../snapshot/renewDocuments';
import { knownCode, type Options } from './options';

/** `preview <code> --phone [--host ADDRESS]`: the built site by https in the local network, and a code to scan. */
export async function phone(options: Options, places: Places): Promise<boolean> {
  const code = knownCode(options.codes[0], places);
  const found = phoneAddresses(networkInterfaces());
  const host = options.host ?? found[0];
  if (host === undefined)
    throw new Error(
      'This machine is in no network that a phone could be in. Name an address: --host',
    );
  const certificate = getCertificate(host, join(places.root, '.data/phone', host));
  const gatewayUrl = options.gateway;
  await ensurePlatform(gatewayUrl, places.root);
  const closed = ['/outbox', '/pay'] as const;
  const port = options.port ?? 4200;
  const { url } = await startPreview({ code, port, host, certificate, closed, gatewayUrl, places });
  const platform = options.platform ?? gatewayUrl;
  const renewal = { codes: [code], platform, places };
  await renewOnce(renewal);
  startRenewal(renewal);
  const others = found.filter((address) => address !== host);
  const { fingerprint } = certificate;
  const inColour = process.stdout.isTTY || process.env['FORCE_COLOR'] !== undefined;
  console.log(announcement({ code, url, others, gatewayUrl, fingerprint, inColour }));
  return true;
}
