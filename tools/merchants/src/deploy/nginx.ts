import { gatewayPrefixes, type SiteAddresses } from '../serving/route';
import type { SiteHeaders } from '../stamp/securityHeaders';

/** A location of addresses as the router reads them: in any case, with or without a slash at the end. */
function locationOf(addresses: readonly string[]): string {
  const escaped = addresses.map((address) =>
    address.replace(/\/$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return `~* ^(${escaped.join('|')})/*$`;
}

/** nginx drops inherited headers as soon as a location adds one, so each location gets them all. */
function addHeaders(...groups: readonly Readonly<Record<string, string>>[]): string {
  return groups
    .flatMap((group) => Object.entries(group))
    .map(([name, value]) => `    add_header ${name} "${value.replace(/"/g, '\\"')}" always;`)
    .join('\n');
}

export interface NginxOptions {
  readonly code: string;
  /** Host names, or `_` for any. */
  readonly host: string;
  readonly gateway: string;
  readonly headers: SiteHeaders;
  readonly addresses: SiteAddresses;
}

/** The `server` block of one merchant: pre-compressed files, headers, and the platform behind a proxy. */
export function nginxConf({ code, host, gateway, headers, addresses }: NginxOptions): string {
  const { common, html, deploy } = headers;
  const page = addHeaders(common, html, deploy, { 'Cache-Control': 'no-cache' });
  // The outbox shows codes in clear: it is for development only.
  const platform = gatewayPrefixes.filter((prefix) => prefix !== '/outbox').join('|');
  return `# Generated for "${code}". Put the folder "public" where "root" points and add your certificate.
server {
  listen 443 ssl;
  server_name ${host};
  root /srv/${code}/public;

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
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
  }

  location ^~ /assets/ {
    try_files $uri =404;
${addHeaders(common, deploy, { 'Cache-Control': 'public, max-age=31536000, immutable' })}
  }

  location ${locationOf(addresses.home)} {
    try_files /index.html =404;
${page}
  }

  location ${locationOf(addresses.files)} {
    try_files /app.html =404;
${page}
  }

  location = /sw.js {
${addHeaders(common, deploy, { 'Cache-Control': 'no-cache' })}
  }

  location ~ \\.[A-Za-z0-9]+$ {
    try_files $uri =404;
${addHeaders(common, deploy, { 'Cache-Control': 'public, max-age=3600' })}
  }

  location / {
    try_files /app.html =404;
${page}
  }
}
`;
}
