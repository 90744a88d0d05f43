import { createServer } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { getPort, withoutScripts } from '../home/twin';

/** A game's page as a server in front of the platform sends it, and the same without scripts. */
export interface ServedGame {
  readonly game: string;
  readonly twin: string;
  /** Scripts that the page runs, under gzip. */
  readonly scriptBytes: number;
}

export interface GameServer {
  /** @param page the address of a game that was launched: it opens once */
  add(page: string): Promise<ServedGame>;
  close(): Promise<void>;
}

/** Reads what the page's scripts are: those in the document that run, and those that it fetches. */
async function weighScripts(html: string, origin: string): Promise<number> {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)];
  const sizes = scripts.map(async ([, attributes = '', content = '']) => {
    if (attributes.includes('application/json')) return 0;
    const [, source] = /\bsrc="([^"]+)"/.exec(attributes) ?? [];
    if (source === undefined) return gzipSync(content).length;
    return gzipSync(await (await fetch(new URL(source, origin))).text()).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Serves games' documents and their twins alike, and passes all else on to the platform. */
export async function serveGames(platform: string): Promise<GameServer> {
  const documents = new Map<string, string>();
  const server = createServer((request, response) => {
    const answer = async () => {
      const { url = '/', method = 'GET', headers } = request;
      response.setHeader('content-encoding', 'br');
      const kept = documents.get(url);
      if (kept !== undefined) {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        return response.end(brotliCompressSync(kept));
      }
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const passed = await fetch(new URL(url, platform), {
        method,
        headers: { authorization: headers.authorization ?? '' },
        ...(method === 'POST' && { body: Buffer.concat(chunks) }),
      });
      response.setHeader('content-type', passed.headers.get('content-type') ?? 'text/plain');
      response.statusCode = passed.status;
      return response.end(brotliCompressSync(Buffer.from(await passed.arrayBuffer())));
    };
    answer().catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String(getPort(server))}`;
  return {
    async add(page) {
      const launched = await fetch(page, { headers: { 'Sec-Fetch-Dest': 'document' } });
      const html = await launched.text();
      const at = documents.size;
      documents.set(`/game/${String(at)}`, html).set(`/twin/${String(at)}`, withoutScripts(html));
      return {
        game: `${origin}/game/${String(at)}`,
        twin: `${origin}/twin/${String(at)}`,
        scriptBytes: await weighScripts(html, platform),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
