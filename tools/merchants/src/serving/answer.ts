import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Places } from '../places';
import { siteHeadersSchema } from '../stamp/securityHeaders';
import { readServed } from './readServed';
import type { Route } from './route';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.mobileconfig': 'application/x-apple-aspen-config',
};

/** How long a browser may keep an answer: hashed assets for good, pages never unasked, pictures an hour. */
export function cacheControl(route: Route): string {
  if (route.kind === 'asset') return 'public, max-age=31536000, immutable';
  const mustAsk = route.kind === 'page' || (route.kind === 'file' && route.file === 'sw.js');
  return mustAsk ? 'no-cache' : 'public, max-age=3600';
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}

/** Answers a GET or HEAD with a page or a file, in the browser's encoding and with the site's headers. */
export function answerFile(
  route: Extract<Route, { file: string }>,
  folder: string,
  places: Places,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const base = route.kind === 'asset' ? join(places.site, 'client') : folder;
  const served = readServed(
    join(base, route.file),
    String(request.headers['accept-encoding'] ?? ''),
  );
  if (!served) return plain(response, 404, 'Not found');
  const { common, html } = siteHeadersSchema.parse(
    JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')),
  );
  const headers = {
    ...common,
    ...(route.kind === 'page' ? html : {}),
    'Content-Type': types[extname(route.file)] ?? 'application/octet-stream',
    'Cache-Control': cacheControl(route),
    Vary: 'Accept-Encoding',
    ETag: served.etag,
    ...(served.encoding ? { 'Content-Encoding': served.encoding } : {}),
  };
  if (request.headers['if-none-match'] === served.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Length': served.bytes.length });
  response.end(request.method === 'HEAD' ? undefined : served.bytes);
}
