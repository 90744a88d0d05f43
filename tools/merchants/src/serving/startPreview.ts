import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { workspacePlaces, type Places } from '../places';
import { answerFile, plain } from './answer';
import { proxyTo } from './proxy';
import { addressTableSchema, type AddressTable } from '../site/addressTable';
import { variantsFolder } from '../site/dictionary';
import { renewVariants } from '../stamp/renewVariants';
import { findGatewayPrefix, findRoute, type GatewayPrefix } from '../site/route';

export interface PreviewOptions {
  readonly code: string;
  /** Port; 0 takes a free one. */
  readonly port: number;
  /** Address of this machine, or a name for one. @default 127.0.0.1, which no other machine reaches */
  readonly host?: string;
  /** Serves by https; without it by http. */
  readonly certificate?: Certificate;
  /** Prefixes of the platform that are not passed on. */
  readonly closed?: readonly GatewayPrefix[];
  /** Origin of the platform, such as `http://127.0.0.1:4300`. */
  readonly gatewayUrl: string;
  readonly places?: Places;
}

export interface Certificate {
  /** PEM. */
  readonly key: string;
  /** PEM. */
  readonly cert: string;
}

export interface Preview {
  readonly url: string;
  close(): Promise<void>;
}

const listen = (answer: RequestListener, certificate: Certificate | undefined): Server =>
  certificate === undefined ? createServer(answer) : createHttpsServer(certificate, answer);

/** A site that is served from where it was stamped has none yet; a snapshot renews them. */
async function addVariants(folder: string, places: Places, table: AddressTable): Promise<void> {
  if (existsSync(join(folder, variantsFolder))) return;
  const template = readFileSync(join(places.site, 'client/index.html'), 'utf8');
  await renewVariants(folder, { language: table.languages[0] ?? '', template });
}

/**
 * Serves a stamped merchant as a web server would: pre-compressed files, the site's security headers,
 * shared assets, and the platform's addresses passed on to the gateway.
 * @throws when the merchant has not been stamped, or the port is taken
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { code, port, gatewayUrl, places = workspacePlaces() } = options;
  const { host = '127.0.0.1', certificate, closed = [] } = options;
  const folder = join(places.out, code);
  if (!existsSync(join(folder, 'addresses.json'))) {
    throw new Error(`Merchant "${code}" is not built. Run: npx nx build ${code}`);
  }
  const addresses = addressTableSchema.parse(
    JSON.parse(readFileSync(join(folder, 'addresses.json'), 'utf8')),
  );
  await addVariants(folder, places, addresses);
  const server = listen((request, response) => {
    // Not `new URL`: an address that begins with two slashes would be read as another host.
    const pathname = (request.url ?? '/').replace(/[?#].*$/s, '');
    const route = findRoute(pathname, addresses);
    if (route.kind === 'gateway') {
      if (!closed.some((prefix) => prefix === findGatewayPrefix(pathname)))
        return proxyTo(gatewayUrl, request, response);
      const text = `This page is shown on the machine that serves it only: ${gatewayUrl}${pathname}`;
      return plain(response, 403, { text });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(response, 405, { text: 'Not allowed', headers: { Allow: 'GET, HEAD' } });
    }
    return answerFile(route, { folder, places, request }, response);
  }, certificate);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    url: `${certificate === undefined ? 'http' : 'https'}://${isIPv6(host) ? `[${host}]` : host}:${actual}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
