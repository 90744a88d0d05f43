import { join } from 'node:path';
import type { AddressTable } from '../serving/addressTable';
import { languageCookie } from '../serving/addressTable';
import { gatewayPrefixes } from '../serving/route';
import { snapshotFolder } from '../snapshot/snapshotFolder';
import { sitesFolder } from './fleetPlaces';
import type { ServedMerchant } from './release';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Addresses as the router reads them: in any case, with or without a slash at the end. */
const anyOf = (paths: readonly string[]) =>
  `(${paths.map((path) => escaped(path.replace(/\/$/, ''))).join('|')})/*`;

/** The variables of a merchant, which all servers of one nginx share a name space for. */
const variable = (code: string, what: string) => `$${code.replace(/-/g, '_')}_${what}`;

/** The language of a request: the one of its cookie when the merchant has it, else the default. */
function languageMap(code: string, { languages }: AddressTable): string {
  const entries = languages.map((language) => `  ${language} ${language};`);
  return [
    `map $cookie_${languageCookie} ${variable(code, 'language')} {`,
    `  default ${languages[0] ?? 'EN'};`,
    ...entries,
    '}',
  ].join('\n');
}

/** The document at an address; documents of one query are told by it, all others whatever the query says. */
function documentMap(code: string, { documents }: AddressTable): string {
  const entries = documents.map(({ name, paths, query }) => {
    const tail = query === undefined ? '(\\?.*)?' : `\\?${escaped(query)}`;
    return `  "~*^${anyOf(paths)}${tail}$" ${name};`;
  });
  return [
    `map $request_uri ${variable(code, 'document')} {`,
    '  default app;',
    ...entries,
    '}',
  ].join('\n');
}

/** nginx drops inherited headers as soon as a location adds one, so each location gets them all. */
function addHeaders(...groups: readonly Readonly<Record<string, string>>[]): string {
  return groups
    .flatMap((group) => Object.entries(group))
    .map(([name, value]) => `    add_header ${name} "${value.replace(/"/g, '\\"')}" always;`)
    .join('\n');
}

export interface NginxOptions {
  readonly merchants: readonly ServedMerchant[];
  readonly gateway: string;
  /** Where the folder of releases lies on the web server. */
  readonly root: string;
  /** Number of the release. It is served by its number: pages and the headers that go with them change together. */
  readonly number: number;
}

/** A `server` for each merchant: pre-compressed files, headers, and the platform behind a proxy. */
export const nginxConf = (options: NginxOptions): string =>
  options.merchants.map((merchant) => serverOf(merchant, options)).join('\n');

function serverOf(
  { code, hosts, headers, addresses }: ServedMerchant,
  { gateway, root, number }: NginxOptions,
): string {
  const { common, html, deploy } = headers;
  const page = addHeaders(common, html, deploy, { 'Cache-Control': 'no-cache', Vary: 'Cookie' });
  const language = variable(code, 'language');
  const document = variable(code, 'document');
  const files = `/${snapshotFolder}/${language}/${document}.html /pages/${language}/${document}.html /pages/${language}/app.html =404`;
  // The outbox shows codes in clear: it is for development only.
  const platform = gatewayPrefixes.filter((prefix) => prefix !== '/outbox').join('|');
  return `# ${code}
${languageMap(code, addresses)}

${documentMap(code, addresses)}

server {
  listen 443 ssl;
  server_name ${hosts.length === 0 ? '_' : hosts.join(' ')};
  root ${join(root, 'releases', String(number), sitesFolder, code)};

  gzip_static on;
  gzip_vary on;
  # Needs nginx's brotli module; remove the line where there is none.
  brotli_static on;

  types {
    text/html html; text/css css; text/javascript js; image/svg+xml svg; image/png png;
    application/json json; text/plain txt; application/manifest+json webmanifest;
    application/x-apple-aspen-config mobileconfig;
  }

  location ~ ^(${platform})(/|$) {
    proxy_pass ${gateway};
    proxy_http_version 1.1;
    proxy_buffering off;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
  }

  location ^~ /assets/ {
    root ${root};
    try_files $uri =404;
${addHeaders(common, deploy, { 'Cache-Control': 'public, max-age=31536000, immutable' })}
  }

  # Pages are made by the application, which says where there is none.
  location ~* (^/(pages|${snapshotFolder})/|^/(headers|addresses)\\.json$|\\.html?$) {
    try_files ${files};
${page}
  }

  location = /sw.js {
${addHeaders(common, deploy, { 'Cache-Control': 'no-cache' })}
  }

  # An address that cannot be read is refused before the rest of the request is: neither its language nor what
  # it came for is known.
  error_page 400 /pages/${addresses.languages[0] ?? 'EN'}/app.html;

  # A file that is not there: the application says so to a browser that came for a page.
  error_page 404 @missing;
  location @missing {
    if ($http_accept !~ "text/html") {
      return 404;
    }
    try_files /pages/${language}/app.html =404;
${page}
  }

  location ~ \\.[A-Za-z0-9]+$ {
    try_files $uri =404;
${addHeaders(common, deploy, { 'Cache-Control': 'public, max-age=3600' })}
  }

  location / {
    try_files ${files};
${page}
  }
}
`;
}
