import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** A site's documents without any script: what the browser needs when nothing but the page is in its way. */
export interface Twin {
  readonly url: string;
  close(): Promise<void>;
}

/** Scripts, what fetches them early, and the mark by which a page without its script says that it failed. */
const scripts = [
  /<script\b[^>]*>[^]*?<\/script>/g,
  /<link\b[^>]*\brel="modulepreload"[^>]*>/g,
  /<link\b[^>]*\bas="script"[^>]*>/g,
];

/** A document as it is without any script. */
export const withoutScripts = (html: string) =>
  scripts.reduce((text, part) => text.replace(part, ''), html);

const hopByHop = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection']);

export function getPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The twin is not served.');
  return address.port;
}

/** Serves the same site, its documents without scripts. */
export async function startTwin(site: string): Promise<Twin> {
  const server = createServer((request, response) => {
    const answer = async () => {
      const original = await fetch(new URL(request.url ?? '/', site), {
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      const isPage = original.headers.get('content-type')?.startsWith('text/html') === true;
      const body = isPage
        ? Buffer.from(withoutScripts(await original.text()))
        : Buffer.from(await original.arrayBuffer());
      for (const [name, value] of original.headers)
        if (!hopByHop.has(name)) response.setHeader(name, value);
      // As small on the wire as the original.
      const isText = /text|json|javascript|svg/.test(original.headers.get('content-type') ?? '');
      if (isText) response.setHeader('content-encoding', 'br');
      response.writeHead(original.status);
      response.end(isText ? brotliCompressSync(body) : body);
    };
    answer().catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String(getPort(server))}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
