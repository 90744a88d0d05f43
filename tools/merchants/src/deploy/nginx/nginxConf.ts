import { join } from 'node:path';
import { chainTimeouts } from '@playhouse/wps';
import type { ServedMerchant } from '../release';
import type { ServerSettings } from '../serverSettings';
import { headerValues, requestMaps, strictMap, variables } from './maps';
import { siteConf, upstream } from './siteConf';
import { refuse, answerLocation, refusalLocation } from './refusals';
import { indented, location, quoted, seconds } from './directives';

export interface NginxOptions {
  readonly merchants: readonly ServedMerchant[];
  readonly settings: ServerSettings;
  /** Number of the release. It is served by its number: pages and the headers that go with them change together. */
  readonly number: number;
}

const block = (what: string, ...lines: readonly string[]) =>
  [`${what} {`, indented(lines.join('\n')), '}'].join('\n');

const listen = (port: number, { ipv6 }: ServerSettings, ...words: readonly string[]) =>
  [String(port), ...(ipv6 ? [`[::]:${String(port)}`] : [])].map(
    (address) => `listen ${[address, ...words].join(' ')};`,
  );

/** An installation says its own where `http` is; nothing may stand there twice. */
const handshake = ['ssl_protocols TLSv1.2 TLSv1.3;', 'ssl_session_cache shared:playhouse:10m;'];

function upstreamBlock({ gateways }: ServerSettings): string {
  const servers = gateways.map((gateway) => {
    const { hostname, port, protocol } = new URL(gateway);
    const usual = protocol === 'https:' ? '443' : '80';
    return `server ${hostname}:${port === '' ? usual : port} max_fails=1 fail_timeout=1s;`;
  });
  return block(
    `upstream ${upstream}`,
    '# One that refuses is asked again after a second, before the next one in a rolling restart goes away.',
    ...servers,
    'keepalive 64;',
    `keepalive_timeout ${seconds(chainTimeouts.idle.proxy)};`,
  );
}

/** Whoever comes by http is led to https, at hosts that there are; certificates are asked for by http. */
function redirect(settings: ServerSettings): string {
  const port = settings.https === 443 ? '' : `:${String(settings.https)}`;
  return block(
    'server',
    ...listen(settings.http, settings, 'default_server'),
    'server_tokens off;',
    block(`if (${variables.merchant} = "")`, 'return 444;'),
    refuse(400, 404, 405, 413),
    'error_page 308 @moved;',
    location('^~ /.well-known/acme-challenge/', `root ${quoted(join(settings.root, 'acme'))};`),
    location('/', `return 308 https://$host${port}$request_uri;`),
    answerLocation('@moved', 'text/plain', '"Moved"'),
    refusalLocation,
  );
}

/** A host of no merchant is served nothing, not even a certificate. */
const nobody = (settings: ServerSettings) =>
  block(
    'server',
    ...listen(settings.https, settings, 'ssl', 'http2', 'default_server'),
    ...handshake,
    'ssl_reject_handshake on;',
    '# Also to who comes without a handshake, which is refused before anything else is.',
    refuse(400),
    'return 444;',
  );

function serverOf({ code, hosts }: ServedMerchant, { settings, number }: NginxOptions): string {
  const tls = (file: string) => quoted(join(settings.tls, code, file));
  return block(
    'server',
    ...listen(settings.https, settings, 'ssl', 'http2'),
    `server_name ${hosts.join(' ')};`,
    ...handshake,
    `ssl_certificate ${tls('fullchain.pem')};`,
    `ssl_certificate_key ${tls('privkey.pem')};`,
    `include ${quoted(join(settings.root, 'releases', String(number), 'site.conf'))};`,
  );
}

/**
 * The configuration of one nginx for all merchants, in two files: `nginx.conf` is to be included where `http` is, and
 * includes `site.conf` for each merchant.
 */
export function nginxConf(options: NginxOptions): Readonly<Record<string, string>> {
  const { settings, number } = options;
  // Without a host nobody can ask for it.
  const merchants = options.merchants.filter(({ hosts }) => hosts.length > 0);
  const [first] = options.merchants;
  const { values: html, maps } = headerValues(merchants);
  const conf = [
    `# Release ${String(number)}. Include the file of this name in ${join(settings.root, 'current')} where "http" is.`,
    'map_hash_bucket_size 512;',
    'map_hash_max_size 65536;',
    'server_names_hash_bucket_size 512;',
    'server_names_hash_max_size 65536;',
    ...requestMaps(merchants),
    strictMap(first?.headers.deploy ?? {}),
    ...maps,
    upstreamBlock(settings),
    redirect(settings),
    nobody(settings),
    ...merchants.map((merchant) => serverOf(merchant, { ...options, merchants })),
  ];
  return {
    'nginx.conf': `${conf.join('\n\n')}\n`,
    'site.conf': `${siteConf({ settings, number, common: first?.headers.common ?? {}, html })}\n`,
  };
}
