import { createHash } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';

export interface PlainRequest {
  readonly origin: string;
  /** As it goes over the line: nothing is tidied up on the way. */
  readonly path: string;
  readonly method?: string;
  /** Name of the host that is asked for, wherever it lies. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface PlainAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the line. */
  readonly bytes: Buffer;
}

/** Asks a server whose certificate nobody vouches for. */
export function sendRequest({
  origin,
  path,
  method = 'GET',
  host,
  headers,
  body,
}: PlainRequest): Promise<PlainAnswer> {
  const { protocol, hostname, port } = new URL(origin);
  const named = host === undefined ? {} : { servername: host, headers: { host, ...headers } };
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers, rejectUnauthorized: false, ...named };
    const request = send({ ...options, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(parts),
        }),
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}

export const hashBytes = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex');
