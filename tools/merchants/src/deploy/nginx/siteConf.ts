import { join } from 'node:path';
import { chainTimeouts, promotionCalls } from '@playhouse/wps';
import { caching, renewedFiles } from '../../site/caching';
import { dictionaryFolder, documentUse, variantsFolder } from '../../site/dictionary';
import { gatewayPrefixes } from '../../site/route';
import { snapshotFolder } from '../../site/snapshotFolder';
import type { SiteHeaders } from '../../site/headers';
import { sitesFolder } from '../fleetPlaces';
import { readGatewayName, type ServerSettings } from '../serverSettings';
import { dictionaryVariables } from './dictionaryMaps';
import { variables } from './maps';
import { refuse, answerLocation, refusalLocation } from './refusals';
import { addHeaders, location, quoted, seconds, strictTransport, type Headers } from './directives';

/** The platform, however many gateways it is. */
export const upstream = 'playhouse_platform';

/** An answer that the site's client reads as a failure of the platform. */
const failure = (code: string, message: string) =>
  `'${JSON.stringify({ success: false, value: null, code, message })}'`;

const quotedAll = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, quoted(value)]));

export interface SiteConfOptions {
  readonly settings: ServerSettings;
  /** Number of the release. */
  readonly number: number;
  /** Headers of every answer, which are the same for all merchants. */
  readonly common: SiteHeaders['common'];
  /** Headers of pages, as they stand in the configuration. */
  readonly html: Headers;
}

/** A gateway by https is the one that it should be, or it is not asked. */
function verification(settings: ServerSettings): readonly string[] {
  const name = readGatewayName(settings);
  if (name === undefined) return [];
  return [
    'proxy_ssl_verify on;',
    '# Authorities of the web have others between them and a certificate.',
    'proxy_ssl_verify_depth 4;',
    `proxy_ssl_name ${quoted(name)};`,
    'proxy_ssl_server_name on;',
    `proxy_ssl_trusted_certificate ${quoted(settings.gatewayCa)};`,
  ];
}

function platform(settings: ServerSettings): string {
  const { gateways } = settings;
  // The outbox shows codes in clear: it is for development only.
  const prefixes = gatewayPrefixes.filter((prefix) => prefix !== '/outbox');
  return location(
    `~ ^(${prefixes.join('|')})(/|$)`,
    `proxy_pass ${new URL(gateways[0] ?? '').protocol}//${upstream};`,
    ...verification(settings),
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    '# A write goes to the next gateway where none of it had been sent, a read after any failure of the line.',
    'proxy_next_upstream error timeout;',
    'proxy_connect_timeout 2s;',
    `proxy_read_timeout ${seconds(chainTimeouts.answer.proxy)};`,
    'proxy_set_header Host $host;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    '# What a caller says of itself is dropped: the gateway needs TRUST_PROXY=1.',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    '# Browsers keep what they heard last.',
    `proxy_hide_header ${strictTransport.header};`,
    addHeaders(),
    'error_page 413 @large;',
    'error_page 502 504 @away;',
    'error_page 405 @method;',
    refuse(),
  );
}

/** Directives of every merchant's server. */
export function siteConf({ settings, number, common: sent, html }: SiteConfOptions): string {
  const { merchant, language, defaultLanguage, document, missing, pageCaching } = variables;
  const { variants, coding, vary, use } = dictionaryVariables;
  const root = join(settings.root, 'releases', String(number), sitesFolder);
  const common = quotedAll(sent);
  const file = (cache: string) => addHeaders(common, { 'Cache-Control': quoted(cache) });
  const delta: Headers = { 'Content-Encoding': coding, Vary: vary };
  const dictionary = (what: string) =>
    addHeaders(
      common,
      { 'Cache-Control': quoted(caching.asset), 'Use-As-Dictionary': what },
      delta,
    );
  const page = [
    // A file without a compressed form is a delta, which must not be compressed again.
    'gzip off;',
    addHeaders(common, html, { 'Cache-Control': pageCaching, Vary: 'Cookie' }, delta),
  ].join('\n');
  const either = (path: string) => `${variants}${path} ${path}`;
  const frame = `${either(`/pages/${language}/app.html`)} =404`;
  const files = `${either(`/${snapshotFolder}/${language}/${document}.html`)} ${either(`/pages/${language}/${document}.html`)} ${frame}`;
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
    'error_page 405 @method;',
    refuse(413),
    platform(settings),
    location(
      '^~ /assets/',
      `root ${quoted(settings.root)};`,
      `try_files ${either('$uri')} =404;`,
      'gzip off;',
      'error_page 404 @bare;',
      'error_page 405 @method;',
      refuse(),
      dictionary(use),
    ),
    location(
      `^~ /${dictionaryFolder}/`,
      `try_files ${either('$uri')} =404;`,
      'gzip off;',
      dictionary(quoted(documentUse)),
    ),
    '# Pages are made by the application, which says where there is none.',
    location(
      `~* (^/(pages|${snapshotFolder}|${variantsFolder})/|^/(headers|addresses)\\.json$|\\.html?$)`,
      `try_files ${files};`,
      page,
    ),
    ...renewedFiles.map((name) => location(`= /${name}`, file(caching.renewed))),
    location('~ \\.[A-Za-z0-9]+$', file(caching.file)),
    location('/', `try_files ${files};`, page),
    location('@nowhere', `try_files ${frame};`, page),
    answerLocation('@bare', 'text/plain', '"Not found"'),
    answerLocation('@method', 'text/plain', '"Not allowed"', { Allow: '"GET, HEAD"' }),
    refusalLocation,
    answerLocation(
      '@large',
      'application/json',
      failure('request.invalid', 'The request is too large.'),
    ),
    answerLocation(
      '@away',
      'application/json',
      failure('gateway.unreachable', 'The platform does not answer.'),
    ),
  ].join('\n');
}
