import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { MessageReader, readPid, readState, readTexts } from './MessageReader';
import type { Message } from './MessageReader';

/** The server's answer to a statement; `state` names the error that it ended with. */
export interface Answer {
  readonly bytes: Buffer;
  readonly state: string | undefined;
}

/** A statement that a gateway has sent and that waits to be let through. */
export interface Statement {
  readonly sql: string;
  readonly line: Line;
  /** Lets it through. Undefined where the connection ended before it was answered. */
  run(): Promise<Answer | undefined>;
}

/** Who listens to a line. */
export interface Listener {
  /** Whether statements wait; what a gateway asks while it starts, or is asked by the judge, does not. */
  isHeld(): boolean;
  onStatement(statement: Statement): void;
  /** Something came from either side. */
  onTraffic(): void;
}

/** One connection of a gateway: what it asks waits here, and what it is answered is handed over by whoever let it through. */
export class Line {
  /** Number of the server's process behind it. */
  pid = 0;
  readonly #client: Socket;
  readonly #server: Socket;
  readonly #names = new Map<string, string>();
  #batch: Message[] = [];
  #state: string | undefined;
  #answer: { readonly chunks: Buffer[]; readonly end: (answer?: Answer) => void } | undefined;

  constructor(
    client: Socket,
    server: URL,
    readonly listener: Listener,
  ) {
    this.#client = client;
    this.#server = connect(Number(server.port || 5432), server.hostname);
    const asked = new MessageReader('client');
    const answered = new MessageReader('server');
    for (const socket of [client, this.#server]) {
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('data', () => listener.onTraffic());
    }
    client.on('data', (chunk) => {
      for (const message of asked.read(chunk)) this.#ask(message);
    });
    this.#server.on('data', (chunk) => {
      for (const message of answered.read(chunk)) this.#hear(message);
    });
    client.on('close', () => this.#server.writable && this.#answer === undefined && this.cut());
    this.#server.on('close', () => {
      this.#answer?.end();
      client.destroy();
      listener.onTraffic();
    });
  }

  /** The connection breaks; the server undoes what was not committed. */
  cut(): void {
    this.#client.destroy();
    this.#server.destroy();
  }

  /** The connection breaks for the gateway alone: the server still has what was sent. */
  cutClient(): void {
    this.#answer ??= { chunks: [], end: () => undefined };
    this.#client.destroy();
  }

  deliver({ bytes }: Answer): void {
    this.#client.write(bytes);
  }

  #ask(message: Message): void {
    this.#batch.push(message);
    if (!['', 'S', 'Q', 'H', 'X', 'p'].includes(message.type)) return;
    const batch = this.#batch;
    this.#batch = [];
    for (const each of batch) this.#note(each);
    const bytes = Buffer.concat(batch.map((each) => each.bytes));
    const sql = this.#findSql(batch);
    if (sql === undefined || !this.listener.isHeld()) this.#server.write(bytes);
    else this.listener.onStatement({ sql, line: this, run: () => this.#run(bytes) });
  }

  #note(message: Message): void {
    if (message.type !== 'P') return;
    const [name = '', sql = ''] = readTexts(message, 2);
    this.#names.set(name, sql);
  }

  /** The statement that a batch carries out; none where it only prepares one. */
  #findSql(batch: readonly Message[]): string | undefined {
    const asked = batch.find(({ type }) => type === 'Q' || type === 'B');
    if (asked === undefined) return undefined;
    if (asked.type === 'Q') return readTexts(asked, 1)[0];
    return this.#names.get(readTexts(asked, 2)[1] ?? '');
  }

  #run(bytes: Buffer): Promise<Answer | undefined> {
    if (this.#server.destroyed) return Promise.resolve(undefined);
    return new Promise((end) => {
      this.#answer = { chunks: [], end };
      this.#server.write(bytes);
    });
  }

  #hear(message: Message): void {
    if (message.type === 'K') this.pid = readPid(message);
    if (this.#answer === undefined) {
      this.#client.write(message.bytes);
      return;
    }
    const { chunks, end } = this.#answer;
    chunks.push(message.bytes);
    if (message.type === 'E') this.#state = readState(message);
    if (message.type !== 'Z') return;
    this.#answer = undefined;
    end({ bytes: Buffer.concat(chunks), state: this.#state });
    this.#state = undefined;
  }
}
