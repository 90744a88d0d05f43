import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/**
 * `page` is quick, since pages differ for each merchant; `document` is what most visits begin with, and a player with a
 * slow line waits for every kilobyte of it; `shared` takes the time that a file shared by all is worth.
 */
export type Effort = 'page' | 'document' | 'shared';

const text = /\.(html|js|css|json|svg|txt|webmanifest|mobileconfig)$/;

/** Smaller ones fit into one packet anyway. */
const worthwhile = 600;

/** A step more of brotli for a `page` takes twice the memory, and longer to make it ready, for 270 bytes of a page. */
const levels = {
  page: { gzip: 6, brotli: 5 },
  // The last step of brotli takes three times as long for one per cent.
  document: { gzip: 9, brotli: 10 },
  shared: { gzip: 9, brotli: 11 },
} as const;

/** Most pages are compressed into one piece of it, so that none is put together. */
const chunkSize = 64 * 1024;

/** The smallest window that holds a text: a wider one finds no more in it, and is memory to be made ready. */
function windowOf({ length }: Buffer): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = zlib.constants;
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
}

const gzipOptions = (effort: Effort) => ({ level: levels[effort].gzip, chunkSize });

const brotliOptions = (bytes: Buffer, effort: Effort) => ({
  chunkSize,
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: levels[effort].brotli,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [zlib.constants.BROTLI_PARAM_LGWIN]: windowOf(bytes),
  },
});

export const gzip = (bytes: Buffer, effort: Effort): Buffer =>
  zlib.gzipSync(bytes, gzipOptions(effort));

export const brotli = (bytes: Buffer, effort: Effort): Buffer =>
  zlib.brotliCompressSync(bytes, brotliOptions(bytes, effort));

const gzipBeside = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const brotliBeside = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);

export const isCompressible = (name: string, size: number) => text.test(name) && size >= worthwhile;

/** Names of a file and of its compressed forms, which there may be. */
export const compressedForms = (name: string): readonly string[] => [
  name,
  `${name}.gz`,
  `${name}.br`,
];

/** The file and, when it is text worth it, its `.gz` and `.br`: made by other cores while this one goes on. */
export async function withCompressed(
  name: string,
  bytes: Buffer,
  effort: Effort,
): Promise<Record<string, Buffer>> {
  if (!isCompressible(name, bytes.length)) return { [name]: bytes };
  const [gz, br] = await Promise.all([
    gzipBeside(bytes, gzipOptions(effort)),
    brotliBeside(bytes, brotliOptions(bytes, effort)),
  ]);
  return { [name]: bytes, [`${name}.gz`]: gz, [`${name}.br`]: br };
}
