import { existsSync, readFileSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { iconFiles } from '../assets/files';
import { loadMerchant } from '../check/loadMerchant';
import { workspacePlaces, type Places } from '../places';
import { fill } from '../site/escape';
import { markLanguage } from '../stamp/markLanguage';
import { buildHead } from '../stamp/head';
import { bakedBlock } from '../stamp/page';
import { webManifest } from '../stamp/webManifest';

/** The merchant's own files at the root of the site, as the stamped folder has them. */
function rootFile(code: string, places: Places, pathname: string): Buffer | undefined {
  if (pathname === '/manifest.webmanifest')
    return Buffer.from(webManifest(loadMerchant(code, places)));
  const icon = iconFiles.find(({ name }) => pathname === `/icons/${name}`);
  const name = icon?.name ?? /^\/([a-z-]+\.svg)$/.exec(pathname)?.[1];
  const path =
    name === undefined ? undefined : join(places.merchants, code, 'assets', basename(name));
  return path !== undefined && existsSync(path) ? readFileSync(path) : undefined;
}

function contentType(pathname: string): string {
  if (pathname.endsWith('.svg')) return 'image/svg+xml';
  return pathname.endsWith('.png') ? 'image/png' : 'application/manifest+json';
}

function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/**
 * Vite plugin of the development server: fills the site's index.html for one merchant as stamping does,
 * but without prerendering, and reloads when a file of the merchant changes.
 */
export function merchantDevPlugin(code: string, places: Places = workspacePlaces()): Plugin {
  return {
    name: 'playhouse:merchant',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler(template) {
        // Read anew each time: an error shows in the browser, with file and line.
        const loaded = loadMerchant(code, places);
        const language = loaded.merchant.languages[0] ?? 'EN';
        const head = fill(template, '<!--playhouse:head-->', buildHead(loaded, language));
        return fill(
          markLanguage(head, language),
          '<!--playhouse:body-->',
          `<div id="root"></div>${bakedBlock(loaded)}`,
        );
      },
    },
    configureServer(server) {
      const watcher = watch(join(places.merchants, code), { recursive: true }, () =>
        server.ws.send({ type: 'full-reload' }),
      );
      server.httpServer?.once('close', () => watcher.close());
      server.middlewares.use((request, response, next) => {
        const pathname = (request.url ?? '/').replace(/[?#].*$/s, '');
        const bytes = rootFile(code, places, pathname);
        // No file has such a name, and Vite stumbles over it: the application finds no screen there either.
        if (!isReadable(pathname)) request.url = '/index.html';
        if (!bytes) return next();
        response.setHeader('Content-Type', contentType(pathname));
        response.end(bytes);
      });
    },
  };
}
