import { request as send, createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * What the line does to certain requests. `cut`: the answer is lost after the platform has acted. `swallow`:
 * the request itself is lost. `late`: the answer is lost, and a copy of the request that was held up arrives later.
 * `slow`: the answer comes whole, but after the one who asked has given up.
 */
export type Fault = 'cut' | 'swallow' | 'late' | 'slow';

/** A bad line between a player and a site. */
export interface Line {
  readonly url: string;
  /** From now on, so many requests whose method and path (`POST /a/b`) contain `part` meet the fault. */
  spoil(part: string, fault: Fault, times?: number): void;
  /** From now on the line is good. */
  heal(): void;
  /** How many requests with `part` in method and path have reached the site, late copies among them. */
  passed(part: string): number;
  close(): Promise<void>;
}

interface Spoiled {
  readonly part: string;
  readonly fault: Fault;
  left: number;
}

/** How much later the copy of a late request arrives, in milliseconds. */
const lateMs = 1500;
/** Longer than the site and its games wait for an answer, in milliseconds. */
const patienceMs = 16_000;

const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

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

  function faultOf(name: string): Fault | undefined {
    const found = spoiled.find(({ part, left }) => left > 0 && name.includes(part));
    if (found !== undefined) found.left -= 1;
    return found?.fault;
  }

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await readAll(asked);
    const name = `${asked.method ?? ''} ${asked.url ?? '/'}`;
    // A browser's question whether it may ask moves nothing.
    const isAsked = asked.method !== 'OPTIONS';
    const fault = isAsked ? faultOf(name) : undefined;
    if (fault === 'swallow') return breakOff(answer);
    if (isAsked) passed.push(name);
    const got = await forward(target, asked, body);
    if (fault === 'slow') await sleep(patienceMs);
    else if (fault !== undefined) breakOff(answer);
    if (fault === 'late') {
      await sleep(lateMs);
      await forward(target, asked, body);
      passed.push(name);
    }
    if (answer.headersSent) return;
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
    spoil: (part, fault, times = 1) => void spoiled.push({ part, fault, left: times }),
    heal: () => void spoiled.splice(0),
    passed: (part) => passed.filter((name) => name.includes(part)).length,
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
