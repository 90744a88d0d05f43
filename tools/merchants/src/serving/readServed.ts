import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { variantPath } from '../site/dictionary';
import { brotli, gzip, isCompressible } from '../site/compress';

/** A file in the encoding that a browser asked for. */
export interface Served {
  readonly bytes: Buffer;
  readonly encoding?: 'br' | 'gzip' | 'dcz';
  readonly etag: string;
  /** When it was last written, as a header tells it. */
  readonly modified: string;
  /** Whether it is there in other encodings, too. */
  readonly varies: boolean;
}

const cache = new Map<string, Buffer>();

/** Compresses once per process what was not compressed beforehand: the shared assets. */
function compressed(path: string, modified: number, encoding: 'br' | 'gzip'): Buffer {
  const key = `${path} ${modified} ${encoding}`;
  const kept = cache.get(key);
  if (kept) return kept;
  const bytes = readFileSync(path);
  const made = encoding === 'br' ? brotli(bytes, 'page') : gzip(bytes, 'page');
  cache.set(key, made);
  return made;
}

function preferred(acceptEncoding: string): 'br' | 'gzip' | undefined {
  const accepted = acceptEncoding.split(',').map((part) => part.trim());
  const takes = (name: string) =>
    accepted.some((part) => part.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(part));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : undefined;
}

/** A file of a folder, and how a browser wants it. */
export interface Wish {
  readonly folder: string;
  readonly file: string;
  readonly acceptEncoding: string;
  /** By what dictionary the browser can read it. */
  readonly dictionary?: string | undefined;
}

/** The form that was written with the browser's dictionary, unless the file has been renewed since. */
function readVariant({ folder, file, dictionary }: Wish, modified: number): Buffer | undefined {
  if (dictionary === undefined) return undefined;
  const path = join(folder, variantPath(dictionary, file));
  const isThere = existsSync(path) && statSync(path).mtimeMs >= modified;
  return isThere ? readFileSync(path) : undefined;
}

/** Reads a file for an answer; undefined when there is none. */
export function readServed(wish: Wish): Served | undefined {
  const { folder, file, acceptEncoding } = wish;
  const path = join(folder, file);
  const stat = existsSync(path) ? statSync(path) : undefined;
  if (!stat?.isFile()) return undefined;
  const varies = isCompressible(path, stat.size);
  const encoding = varies ? preferred(acceptEncoding) : undefined;
  const etag = `W/"${stat.size.toString(36)}-${Math.round(stat.mtimeMs).toString(36)}"`;
  const told = { etag, modified: stat.mtime.toUTCString(), varies };
  const variant = readVariant(wish, stat.mtimeMs);
  if (variant !== undefined) return { bytes: variant, encoding: 'dcz', ...told };
  if (!encoding) return { bytes: readFileSync(path), ...told };
  const beside = `${path}.${encoding === 'br' ? 'br' : 'gz'}`;
  const bytes = existsSync(beside)
    ? readFileSync(beside)
    : compressed(path, stat.mtimeMs, encoding);
  return { bytes, encoding, ...told };
}
