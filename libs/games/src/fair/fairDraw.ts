import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw } from '../rules/draw';

/** The hash of a seed: told before the bet, so that the seed cannot change afterwards. Both as lower-case hex. */
export const hashSeed = (serverSeed: string): string => bytesToHex(sha256(hexToBytes(serverSeed)));

const range = 2 ** 32;

/** Numbers of 32 bits: HMAC-SHA256 under the platform's seed over the player's seed and the number of the block. */
function createNumbers(serverSeed: string, clientSeed: string): () => number {
  const key = hexToBytes(serverSeed);
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let at = 0;
  return () => {
    if (at === block.byteLength) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${clientSeed}:${blocks}`));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      blocks += 1;
      at = 0;
    }
    const number = block.getUint32(at);
    at += 4;
    return number;
  };
}

/**
 * The draws of a round, from the platform's seed (hex) and the player's (any text): whoever knows both gets the same.
 * Numbers that would favour the low ends of a range are passed over.
 */
export function createFairDraw(serverSeed: string, clientSeed: string): Draw {
  const next = createNumbers(serverSeed, clientSeed);
  return (below) => {
    if (!Number.isSafeInteger(below) || below < 1 || below > range)
      throw new RangeError(`Nothing can be drawn below ${below}`);
    const fair = range - (range % below);
    let number = next();
    while (number >= fair) number = next();
    return number % below;
  };
}
