import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Places } from '../places';
import { snapshotFolder } from '../site/snapshotFolder';
import { siteHeadersSchema } from '../site/headers';
import { addressTableSchema, documentAt, readLanguage } from '../site/addressTable';
import { caching, renewedFiles } from '../site/caching';
import { askedDictionary, dictionaryUse } from '../site/dictionary';
import { readServed, type Served } from './readServed';
import type { Route } from '../site/route';

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

type AnyFile = Exclude<Route, { kind: 'gateway' }>;

/** The requests for which a file is a dictionary. */
const toUse = (route: AnyFile): string | undefined =>
  route.kind === 'page' ? undefined : dictionaryUse(`/${route.file}`);

function cachingOf(route: AnyFile, status: number): string {
  if (status >= 400) return caching.nothing;
  if (route.kind === 'asset' || toUse(route) !== undefined) return caching.asset;
  const isFile = route.kind === 'file' && !renewedFiles.includes(route.file);
  return isFile ? caching.file : caching.renewed;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** An answer of the server itself, which nobody keeps and no page can be made of. */
export function plain(
  response: ServerResponse,
  status: number,
  { text, headers = {} }: { readonly text: string; readonly headers?: Record<string, string> },
): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': caching.nothing,
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(text);
}

/**
 * An answer depends on the codings that a browser takes, where it has several; pages and shared files on the dictionary that
 * it has; a page on the language of its cookie.
 */
function varyOf(served: Served, route: AnyFile): Record<string, string> {
  const mayBeDelta = route.kind !== 'file' || toUse(route) !== undefined;
  const words = [
    ...(served.varies ? ['Accept-Encoding'] : []),
    ...(mayBeDelta ? ['Available-Dictionary'] : []),
    ...(route.kind === 'page' ? ['Cookie'] : []),
  ];
  return words.length === 0 ? {} : { Vary: words.join(', ') };
}

/** Files on the disk for a route, as paths below its folder, the best first. */
function candidates(route: AnyFile, { folder, request }: From): string[] {
  // A map holds the whole source, wherever a build has left it.
  if (route.kind !== 'page' && route.file.endsWith('.map')) return [];
  if (route.kind !== 'page') return [route.file];
  const table = addressTableSchema.parse(readJson(join(folder, 'addresses.json')));
  const language = readLanguage(request.headers.cookie, table);
  const query = /\?([^#]*)/.exec(request.url ?? '')?.[1] ?? '';
  const document = documentAt({ path: route.path, query }, table);
  const frame = `pages/${language}/app.html`;
  if (document === undefined) return [frame];
  return [
    `${snapshotFolder}/${language}/${document}.html`,
    `pages/${language}/${document}.html`,
    frame,
  ];
}

interface From {
  readonly folder: string;
  readonly places: Places;
  readonly request: IncomingMessage;
}

/** Answers a GET or HEAD with a page or a file, in the browser's encoding and with the site's headers. */
export function answerFile(
  route: AnyFile,
  from: From,
  response: ServerResponse,
  status = 200,
): void {
  const { folder, places, request } = from;
  const acceptEncoding = String(request.headers['accept-encoding'] ?? '');
  const wish = {
    folder: route.kind === 'asset' ? join(places.site, 'client') : folder,
    acceptEncoding,
    dictionary: askedDictionary(
      acceptEncoding,
      String(request.headers['available-dictionary'] ?? ''),
    ),
  };
  const served = candidates(route, from)
    .map((file) => readServed({ ...wish, file }))
    .find((found) => found !== undefined);
  if (!served) {
    const isForPlayer = route.kind === 'file' && /text\/html/.test(request.headers.accept ?? '');
    if (!isForPlayer) return plain(response, 404, { text: 'Not found' });
    return answerFile({ kind: 'page', path: `/${route.file}` }, from, response, 404);
  }
  const { common, html } = siteHeadersSchema.parse(readJson(join(folder, 'headers.json')));
  const isPage = route.kind === 'page';
  const use = toUse(route);
  const headers = {
    ...common,
    ...(isPage ? html : {}),
    'Content-Type': types[isPage ? '.html' : extname(route.file)] ?? 'application/octet-stream',
    'Cache-Control': cachingOf(route, status),
    ...(use === undefined ? {} : { 'Use-As-Dictionary': use }),
    ...varyOf(served, route),
    ETag: served.etag,
    'Last-Modified': served.modified,
  };
  if (status === 200 && request.headers['if-none-match'] === served.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, {
    ...headers,
    ...(served.encoding ? { 'Content-Encoding': served.encoding } : {}),
    'Content-Length': served.bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : served.bytes);
}
