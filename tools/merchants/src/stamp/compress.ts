import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** `stamp` is quick, for pages, which differ for each merchant; `deploy` takes the time that a file shared by all is worth. */
export type Effort = 'stamp' | 'deploy';

const text = /\.(html|js|css|json|svg|txt|webmanifest|mobileconfig)$/;

/** Smaller ones fit into one packet anyway. */
const worthwhile = 600;

const levels = { stamp: { gzip: 6, brotli: 7 }, deploy: { gzip: 9, brotli: 11 } } as const;

export function gzip(bytes: Buffer, effort: Effort): Buffer {
  return gzipSync(bytes, { level: levels[effort].gzip });
}

export function brotli(bytes: Buffer, effort: Effort): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels[effort].brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
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
