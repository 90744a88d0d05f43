import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { TLSSocket } from 'node:tls';
import { caching } from '../site/caching';

/** An answer that the site's client reads as a failure of the platform. */
function unreachable(response: ServerResponse, origin: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const message = `The gateway at ${origin} does not answer. Start it with: npm run gateway`;
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': caching.nothing };
  response.writeHead(502, headers);
  response.end(
    JSON.stringify({ success: false, value: null, code: 'gateway.unreachable', message }),
  );
}

/** Passes a request on to the gateway and its answer back, both as streams. */
export function proxyTo(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const target = new URL(request.url ?? '/', origin);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const before = request.headers['x-forwarded-for'];
  const headers = {
    ...request.headers,
    host: target.host,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': request.socket instanceof TLSSocket ? 'https' : 'http',
    'x-forwarded-for': [before, request.socket.remoteAddress].filter(Boolean).join(', '),
  };
  const passed = send(target, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  passed.once('error', () => unreachable(response, origin));
  // A player who leaves must not keep the platform working.
  response.once('close', () => passed.destroy());
  request.pipe(passed);
}
