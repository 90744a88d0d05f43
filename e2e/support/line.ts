import { request as send, createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** `cut`: the answer is lost after the platform has acted. `swallow`: the request itself is lost. */
type Loss = 'cut' | 'swallow';

/** A bad line between a player and a site. */
export interface Line {
  readonly url: string;
  /** From now on, so many requests whose method and path (`POST /a/b`) contain `part` are lost so. */
  spoil(part: string, loss: Loss, times?: number): void;
  /** From now on the line is good. */
  heal(): void;
  /** How many requests with `part` in method and path have reached the site. */
  passed(part: string): number;
  close(): Promise<void>;
}

interface Spoiled {
  readonly part: string;
  readonly loss: Loss;
  left: number;
}

function readAll(stream: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => resolve(Buffer.concat(parts)));
    stream.on('error', reject);
  });
}

interface Answer {
  readonly message: IncomingMessage;
  readonly body: Buffer;
}

function forward(target: string, asked: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { method: asked.method, headers: asked.headers };
    const sent = send(new URL(asked.url ?? '/', target), options, (message) => {
      void readAll(message).then((answer) => resolve({ message, body: answer }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Ends in the middle of an answer: one that had not begun, a browser would quietly ask for again. */
function breakOff(answer: ServerResponse): void {
  answer.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': '1000',
    // A game's frame has no origin.
    'Access-Control-Allow-Origin': '*',
  });
  answer.write('{', () => answer.destroy());
}

/** Opens a line to the site at `target`. */
export async function openLine(target: string): Promise<Line> {
  const spoiled: Spoiled[] = [];
  const passed: string[] = [];
  const sockets = new Set<Socket>();

  function lossOf(name: string): Loss | undefined {
    const found = spoiled.find(({ part, left }) => left > 0 && name.includes(part));
    if (found !== undefined) found.left -= 1;
    return found?.loss;
  }

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await readAll(asked);
    const name = `${asked.method ?? ''} ${asked.url ?? '/'}`;
    // A browser's question whether it may ask moves nothing.
    const isAsked = asked.method !== 'OPTIONS';
    const loss = isAsked ? lossOf(name) : undefined;
    if (loss === 'swallow') return breakOff(answer);
    if (isAsked) passed.push(name);
    const got = await forward(target, asked, body);
    if (loss === 'cut') return breakOff(answer);
    answer.writeHead(got.message.statusCode ?? 502, got.message.rawHeaders);
    answer.end(got.body);
  }

  const server = createServer((asked, answer) => {
    pass(asked, answer).catch(() => asked.socket.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spoil: (part, loss, times = 1) => void spoiled.push({ part, loss, left: times }),
    heal: () => void spoiled.splice(0),
    passed: (part) => passed.filter((name) => name.includes(part)).length,
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
