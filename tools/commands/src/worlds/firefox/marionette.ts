import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** Firefox's own remote control: `length:[type, id, command or error, parameters or answer]` over TCP. */
export interface Marionette {
  send(command: string, parameters?: object): Promise<unknown>;
  close(): void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Cuts whole messages off the front of what has come so far. */
function takeMessages(text: Buffer): { messages: unknown[]; rest: Buffer } {
  const messages: unknown[] = [];
  let rest = text;
  for (;;) {
    const colon = rest.indexOf(':');
    const length = colon < 0 ? Number.NaN : Number(rest.subarray(0, colon).toString());
    const end = colon + 1 + length;
    if (Number.isNaN(length) || rest.length < end) return { messages, rest };
    messages.push(JSON.parse(rest.subarray(colon + 1, end).toString()));
    rest = rest.subarray(end);
  }
}

async function dial(port: number): Promise<Socket> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await new Promise<Socket>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket));
        socket.once('error', reject);
      });
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Takes hold of a Firefox that was started with `--marionette`. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = await dial(port);
  const waiting = new Map<number, Waiting>();
  let text: Buffer = Buffer.alloc(0);
  let lastId = 0;
  socket.on('data', (chunk: Buffer) => {
    const { messages, rest } = takeMessages(Buffer.concat([text, chunk]));
    text = rest;
    for (const message of messages) {
      // The greeting is no answer.
      if (!Array.isArray(message)) continue;
      const [, id, error, value] = message as [number, number, { message: string } | null, unknown];
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error === null) asked?.resolve(value);
      else asked?.reject(new Error(error.message));
    }
  });
  return {
    send(command, parameters = {}) {
      lastId += 1;
      const id = lastId;
      const message = JSON.stringify([0, id, command, parameters]);
      socket.write(`${String(Buffer.byteLength(message))}:${message}`);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    close: () => socket.destroy(),
  };
}
