import { createHash } from 'node:crypto';
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  init,
} from '@bokuweb/zstd-wasm';
import type { Effort } from './compress';

/** Writes and reads texts as what is new in them beside a dictionary: `dcz` of RFC 9842. */
export interface DeltaCoder {
  encode(bytes: Buffer, dictionary: Buffer, effort: Effort): Buffer;
  /** @throws when it was not written with this dictionary */
  decode(delta: Buffer, dictionary: Buffer): Buffer;
}

/** The next steps take twice as long and more, for three per cent. */
const levels: Readonly<Record<Effort, number>> = { page: 4, document: 9, shared: 9 };

const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

const headerOf = (dictionary: Buffer) =>
  Buffer.concat([magic, createHash('sha256').update(dictionary).digest()]);

function createCoder(): DeltaCoder {
  const [writing, reading] = [createCCtx(), createDCtx()];
  return {
    encode: (bytes, dictionary, effort) =>
      Buffer.concat([
        headerOf(dictionary),
        compressUsingDict(writing, bytes, dictionary, levels[effort]),
      ]),
    decode: (delta, dictionary) => {
      const header = headerOf(dictionary);
      if (!delta.subarray(0, header.length).equals(header))
        throw new Error('This was written with another dictionary.');
      return Buffer.from(decompressUsingDict(reading, delta.subarray(header.length), dictionary));
    },
  };
}

let coder: Promise<DeltaCoder> | undefined;

/** The one of this process: Node's own compression knows no dictionaries of this kind. */
export const deltaCoder = (): Promise<DeltaCoder> => (coder ??= init().then(createCoder));

/** Less would not be worth a file of its own. */
export const isWorthwhile = (delta: Buffer, { length }: { readonly length: number }): boolean =>
  delta.length * 2 < length;
