import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFairDraw, hashSeed } from './fairDraw';

const serverSeed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

describe('a fair draw', () => {
  it('is what HMAC-SHA256 gives by another implementation', () => {
    const draw = createFairDraw(serverSeed, 'ana');
    const blocks = [0, 1].map((block) =>
      createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(`ana:${block}`).digest(),
    );
    const bytes = Buffer.concat(blocks);
    const numbers = Array.from({ length: 16 }, (_, at) => bytes.readUInt32BE(at * 4));
    expect(numbers.map(() => draw(2 ** 32))).toEqual(numbers);
  });

  it('differs by either seed, and is the same for the same', () => {
    const draws = (server: string, client: string) => {
      const draw = createFairDraw(server, client);
      return Array.from({ length: 20 }, () => draw(1000));
    };
    const other = serverSeed.replace('00', '01');
    expect(draws(serverSeed, 'ana')).toEqual(draws(serverSeed, 'ana'));
    expect(draws(serverSeed, 'ana')).not.toEqual(draws(serverSeed, 'bea'));
    expect(draws(serverSeed, 'ana')).not.toEqual(draws(other, 'ana'));
  });

  it('gives every number of a range its share', () => {
    const draw = createFairDraw(serverSeed, 'shares');
    const counts = new Array<number>(6).fill(0);
    const size = 60_000;
    for (let at = 0; at < size; at += 1) {
      const number = draw(6);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const expected = size / 6;
    const spread = counts.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0);
    // Chi-square of five degrees of freedom stays under 20.5 in 999 of 1,000 cases; this seed is fixed.
    expect(spread).toBeLessThan(20.5);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses the range %s', (below) => {
    expect(() => createFairDraw(serverSeed, 'x')(below)).toThrow(RangeError);
  });
});

it('the hash of a seed is its SHA-256', () => {
  const expected = createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
  expect(hashSeed(serverSeed)).toBe(expected);
});
