import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A drawn picture: rows of red, green, blue, one byte each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Reads a PNG or WebP. */
export async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Writes WebP without loss. */
export const writeWebp = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();

/** Names pixels by what they are, whatever encoded them. */
const hashPixels = ({ width, height, data }: Pixels): string =>
  createHash('sha256').update(`${width}x${height}\n`).update(data).digest('hex').slice(0, 32);

/** A folder of pictures without loss, each under the hash of its pixels; it may be a bucket that is mounted. */
export class PictureStore {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  fileOf(hash: string): string {
    return join(this.folder, `${hash}.webp`);
  }

  has(hash: string): boolean {
    return existsSync(this.fileOf(hash));
  }

  read(hash: string): Promise<Pixels> {
    return readPixels(readFileSync(this.fileOf(hash)));
  }

  /** Keeps a picture and answers its hash. */
  async keep(picture: Buffer): Promise<string> {
    const pixels = await readPixels(picture);
    const hash = hashPixels(pixels);
    if (this.has(hash)) return hash;
    const part = `${this.fileOf(hash)}.${process.pid}`;
    writeFileSync(part, await writeWebp(pixels));
    renameSync(part, this.fileOf(hash));
    return hash;
  }
}
