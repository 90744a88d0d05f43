import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' },
  ...{ '.json': 'application/json', '.svg': 'image/svg+xml', '.png': 'image/png' },
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder on the loopback address, as any plain web server does. */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const asked = join(folder, normalize(decodeURIComponent(pathname)));
    const file = asked.endsWith('/') ? join(asked, 'index.html') : asked;
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
