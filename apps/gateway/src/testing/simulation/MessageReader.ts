/** A message of PostgreSQL's protocol; `bytes` is all of it. The first of a client has no type. */
export interface Message {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Bytes before the body: the type, and the length of the rest. */
const head = 5;

/** Cuts what comes over a connection into messages. */
export class MessageReader {
  #kept = Buffer.alloc(0);
  #isBare: boolean;

  /** @param from the side whose words are read */
  constructor(from: 'client' | 'server') {
    this.#isBare = from === 'client';
  }

  read(chunk: Buffer): Message[] {
    this.#kept = Buffer.concat([this.#kept, chunk]);
    const messages: Message[] = [];
    for (let next = this.#take(); next !== undefined; next = this.#take()) messages.push(next);
    return messages;
  }

  #take(): Message | undefined {
    const typed = this.#isBare ? 0 : 1;
    if (this.#kept.length < typed + 4) return undefined;
    const end = typed + this.#kept.readUInt32BE(typed);
    if (this.#kept.length < end) return undefined;
    const bytes = this.#kept.subarray(0, end);
    this.#kept = this.#kept.subarray(end);
    this.#isBare = false;
    return { type: typed === 0 ? '' : String.fromCharCode(bytes[0] ?? 0), bytes };
  }
}

/** The texts that stand at the beginning of a message, each ended by a zero. */
export function readTexts({ bytes }: Message, count: number): string[] {
  const texts: string[] = [];
  for (let at = head; texts.length < count;) {
    const end = bytes.indexOf(0, at);
    texts.push(bytes.toString('utf8', at, end));
    at = end + 1;
  }
  return texts;
}

/** The five characters by which an error of the server is named. */
export function readState({ bytes }: Message): string {
  let at = head;
  while (bytes[at] !== undefined && bytes[at] !== 0) {
    const end = bytes.indexOf(0, at);
    if (String.fromCharCode(bytes[at] ?? 0) === 'C') return bytes.toString('utf8', at + 1, end);
    at = end + 1;
  }
  return '';
}

/** Number of the server's process, from the message in which it tells it. */
export const readPid = ({ bytes }: Message): number => bytes.readInt32BE(head);
