import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** `stamp` is quick, for pages, which differ for each merchant; `deploy` takes the time that a file shared by all is worth. */
export type Effort = 'stamp' | 'deploy';

const text = /\.(html|js|css|json|svg|txt|webmanifest|mobileconfig)$/;

/** Smaller ones fit into one packet anyway. */
const worthwhile = 600;

/** A step more of brotli for `stamp` takes twice the memory, and longer to make it ready, for 270 bytes of a page. */
const levels = { stamp: { gzip: 6, brotli: 5 }, deploy: { gzip: 9, brotli: 11 } } as const;

/** Most pages are compressed into one piece of it, so that none is put together. */
const chunkSize = 64 * 1024;

/** The smallest window that holds a text: a wider one finds no more in it, and is memory to be made ready. */
function windowOf({ length }: Buffer): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
}

export function gzip(bytes: Buffer, effort: Effort): Buffer {
  return gzipSync(bytes, { level: levels[effort].gzip, chunkSize });
}

export function brotli(bytes: Buffer, effort: Effort): Buffer {
  return brotliCompressSync(bytes, {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels[effort].brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes),
    },
  });
}

export const isCompressible = (name: string, size: number) => text.test(name) && size >= worthwhile;

/** The file and, when it is text worth it, its `.gz` and `.br`. */
export function withCompressed(
  name: string,
  bytes: Buffer,
  effort: Effort,
): Record<string, Buffer> {
  if (!isCompressible(name, bytes.length)) return { [name]: bytes };
  return {
    [name]: bytes,
    [`${name}.gz`]: gzip(bytes, effort),
    [`${name}.br`]: brotli(bytes, effort),
  };
}
