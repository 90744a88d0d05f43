import { join } from 'node:path';
import { promotionCalls } from '@playhouse/wps';
import { gatewayPrefixes } from '../../serving/route';
import { snapshotFolder } from '../../snapshot/snapshotFolder';
import type { SiteHeaders } from '../../stamp/securityHeaders';
import { sitesFolder } from '../fleetPlaces';
import type { ServerSettings } from '../serverSettings';
import { variables } from './maps';
import { indented, quoted } from './words';

type Headers = Readonly<Record<string, string>>;

/** The platform, however many gateways it is. */
export const upstream = 'playhouse_platform';

/** What the site's client reads as a failure of the platform. */
const failure = (code: string, message: string) =>
  `'${JSON.stringify({ success: false, value: null, code, message })}'`;

/** nginx drops inherited headers as soon as a location adds one, so each location gets them all. */
const addHeaders = (...groups: readonly Headers[]) =>
  groups
    .flatMap((group) => Object.entries(group))
    .map(([name, value]) => `add_header ${name} ${value} always;`)
    .join('\n');

const location = (what: string, ...lines: readonly string[]) =>
  [`location ${what} {`, indented(lines.join('\n')), '}'].join('\n');

/** Every answer of nginx itself is plain: its own pages are HTML without a policy. */
const refused = [
  'error_page 405 @method;',
  'error_page 403 408 411 414 416 494 495 496 497 500 501 503 505 @refused;',
];

const quotedAll = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, quoted(value)]));

export interface SiteConfOptions {
  readonly settings: ServerSettings;
  /** Number of the release. */
  readonly number: number;
  /** Headers of every answer and of those over https, which are the same for all merchants. */
  readonly headers: Pick<SiteHeaders, 'common' | 'deploy'>;
  /** Headers of pages, as they stand in the configuration. */
  readonly html: Headers;
}

function platform({ gateways }: ServerSettings): string {
  // The outbox shows codes in clear: it is for development only.
  const prefixes = gatewayPrefixes.filter((prefix) => prefix !== '/outbox');
  return location(
    `~ ^(${prefixes.join('|')})(/|$)`,
    `proxy_pass ${new URL(gateways[0] ?? '').protocol}//${upstream};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $host;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    '# What a caller says of itself is dropped: the gateway needs TRUST_PROXY=1.',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'error_page 413 @large;',
    'error_page 502 504 @away;',
    ...refused,
  );
}

/** An answer of the server itself, which nobody keeps and no page can be made of. */
const told = (name: string, type: string, answer: string, more: Headers = {}) =>
  location(
    name,
    'types {}',
    `default_type ${type};`,
    addHeaders({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...more }),
    // The status is the one that led here.
    `return 500 ${answer};`,
  );

/** What every merchant's server holds. */
export function siteConf({ settings, number, headers, html }: SiteConfOptions): string {
  const { merchant, language, defaultLanguage, document, missing } = variables;
  const root = join(settings.root, 'releases', String(number), sitesFolder);
  const common = quotedAll({ ...headers.common, ...headers.deploy });
  const file = (cache: string) => addHeaders(common, { 'Cache-Control': quoted(cache) });
  const page = addHeaders(common, html, { 'Cache-Control': 'no-cache', Vary: 'Cookie' });
  const files = `/${snapshotFolder}/${language}/${document}.html /pages/${language}/${document}.html /pages/${language}/app.html =404`;
  return [
    `root ${quoted(root).slice(0, -1)}/${merchant}";`,
    'server_tokens off;',
    'charset utf-8;',
    'charset_types text/css text/javascript application/json text/plain application/manifest+json;',
    'types {',
    '  text/html html; text/css css; text/javascript js; image/svg+xml svg; image/png png;',
    '  image/webp webp; image/x-icon ico; font/woff2 woff2; application/json json; text/plain txt;',
    '  application/manifest+json webmanifest; application/x-apple-aspen-config mobileconfig;',
    '}',
    'default_type application/octet-stream;',
    'gzip_static on;',
    ...(settings.brotli ? ['brotli_static on;'] : []),
    '# Answers of the platform.',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_min_length 600;',
    'gzip_types application/json image/svg+xml text/css text/javascript text/plain;',
    '# The largest body of the contract.',
    `client_max_body_size ${String(promotionCalls.applicationBytes)};`,
    ...settings.trustedProxies.map((proxy) => `set_real_ip_from ${proxy};`),
    ...(settings.trustedProxies.length > 0
      ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;']
      : []),
    '# An address that cannot be read is refused before the rest of the request is: neither its language nor what',
    '# it came for is known.',
    `error_page 400 /pages/${defaultLanguage}/app.html;`,
    `error_page 404 ${missing};`,
    'error_page 413 @refused;',
    ...refused,
    platform(settings),
    location(
      '^~ /assets/',
      `root ${quoted(settings.root)};`,
      'try_files $uri =404;',
      'error_page 404 @bare;',
      ...refused,
      file('public, max-age=31536000, immutable'),
    ),
    '# Pages are made by the application, which says where there is none.',
    location(
      `~* (^/(pages|${snapshotFolder})/|^/(headers|addresses)\\.json$|\\.html?$)`,
      `try_files ${files};`,
      page,
    ),
    ...['/sw.js', '/manifest.webmanifest'].map((path) => location(`= ${path}`, file('no-cache'))),
    location('~ \\.[A-Za-z0-9]+$', file('public, max-age=3600')),
    location('/', `try_files ${files};`, page),
    location('@nowhere', `try_files /pages/${language}/app.html =404;`, page),
    told('@bare', 'text/plain', '"Not found"'),
    told('@method', 'text/plain', '"Not allowed"', { Allow: '"GET, HEAD"' }),
    told('@refused', 'text/plain', '"Refused"'),
    told('@large', 'application/json', failure('request.invalid', 'The request is too large.')),
    told(
      '@away',
      'application/json',
      failure('gateway.unreachable', 'The platform does not answer.'),
    ),
  ].join('\n');
}
