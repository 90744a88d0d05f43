import { crc32, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A phone fetches it when somebody puts the site on its home screen. */
const mostBytes = 512 * 1024;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** @throws where a part is cut off or not what its sum says */
function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = signature.length; chunks.at(-1)?.type !== 'IEND';) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end))
      throw new Error('a part of it has been changed');
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

/** @throws where the picture itself is not whole */
function edgesOf(bytes: Buffer): readonly [number, number] {
  const chunks = chunksOf(bytes);
  const [header] = chunks;
  if (header?.type !== 'IHDR') throw new Error('it has no header');
  inflateSync(Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : []))));
  return [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
}

/** Finds the problem of a square PNG of an edge of `size` pixels. */
export function pngProblem(bytes: Buffer, size: number): string | undefined {
  if (!bytes.subarray(0, signature.length).equals(signature)) return 'this is not a PNG picture';
  if (bytes.length > mostBytes)
    return `this picture has ${bytes.length} bytes, at most ${mostBytes} are allowed`;
  try {
    const [width, height] = edgesOf(bytes);
    if (width === size && height === size) return undefined;
    return `this picture is ${width}×${height}, must be ${size}×${size}`;
  } catch (error) {
    if (error instanceof RangeError) return 'this PNG is broken: it has been cut off';
    return `this PNG is broken: ${error instanceof Error ? error.message : String(error)}`;
  }
}
