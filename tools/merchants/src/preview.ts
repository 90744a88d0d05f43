import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { workspacePlaces, type Places } from './places';
import { answerFile, plain } from './serving/answer';
import { proxyTo } from './serving/proxy';
import { addressTableSchema } from './serving/addressTable';
import { routeOf } from './serving/route';

export interface PreviewOptions {
  readonly code: string;
  /** Port on 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  /** Origin of the platform, such as `http://127.0.0.1:4300`. */
  readonly gatewayUrl: string;
  readonly places?: Places;
}

export interface Preview {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a stamped merchant as a web server would: pre-compressed files, the site's security headers,
 * shared assets, and the platform's addresses passed on to the gateway.
 * @throws when the merchant has not been stamped, or the port is taken
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { code, port, gatewayUrl, places = workspacePlaces() } = options;
  const folder = join(places.out, code);
  if (!existsSync(join(folder, 'addresses.json'))) {
    throw new Error(`Merchant "${code}" is not built. Run: npx nx build ${code}`);
  }
  const addresses = addressTableSchema.parse(
    JSON.parse(readFileSync(join(folder, 'addresses.json'), 'utf8')),
  );
  const server = createServer((request, response) => {
    // Not `new URL`: an address that begins with two slashes would be read as another host.
    const pathname = (request.url ?? '/').replace(/[?#].*$/s, '');
    const route = routeOf(pathname, addresses);
    if (route.kind === 'gateway') return proxyTo(gatewayUrl, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(response, 405, { text: 'Not allowed', headers: { Allow: 'GET, HEAD' } });
    }
    return answerFile(route, { folder, places, request }, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${actual}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
