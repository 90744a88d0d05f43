import { connect as connectPlain } from 'node:net';
import { connect as connectSecure } from 'node:tls';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RawRequest {
  readonly origin: string;
  /** Name of the host in the handshake. */
  readonly host: string;
  /** As it goes over the line, whether it is a request or not. */
  readonly text: string;
}

const open = ({ origin, host }: RawRequest) => {
  const { protocol, hostname, port } = new URL(origin);
  const place = { host: hostname, port: Number(port) };
  return protocol === 'https:'
    ? connectSecure({ ...place, servername: host, rejectUnauthorized: false })
    : connectPlain(place);
};

/** Reads until the head of an answer is there, or the server hangs up. */
const headOf = (said: RawRequest): Promise<string> =>
  new Promise((resolve) => {
    const socket = open(said);
    let heard = '';
    const done = () => {
      socket.destroy();
      resolve(heard);
    };
    socket.setEncoding('utf8').on('data', (part: string) => {
      heard += part;
      if (heard.includes('\r\n\r\n')) done();
    });
    // A server that has refused does not read on: what it has said counts all the same.
    socket.on('error', done).once('close', done).setTimeout(5000, done);
    socket.write(said.text);
  });

/** Says anything to a server. @returns its first answer; `undefined` where it has hung up without one */
export async function sendRaw(said: RawRequest): Promise<RawAnswer | undefined> {
  const [head = ''] = (await headOf(said)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = /^HTTP\/\S+ (\d{3})/.exec(first)?.[1];
  if (status === undefined) return undefined;
  const headers = lines.map((line) => /^([^:]+):\s*(.*)$/.exec(line) ?? []);
  return {
    status: Number(status),
    headers: Object.fromEntries(
      headers.map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    ),
  };
}
