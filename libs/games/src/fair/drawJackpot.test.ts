import { expect, it } from 'vitest';
import { drawJackpot } from './drawJackpot';

const serverSeed = '5a'.repeat(32);
const wins = (clientSeed: string, tickets: number, among: number) =>
  drawJackpot({ serverSeed, clientSeed }, { tickets, among });
const listSeeds = (size: number) => Array.from({ length: size }, (_, at) => `round ${at}`);

it('the pot falls as often as tickets are held', () => {
  const won = listSeeds(4_000).filter((seed) => wins(seed, 4, 40));
  // 400 expected; the standard deviation is 19, and these seeds are fixed.
  expect(Math.abs(won.length - 400)).toBeLessThan(4 * 19);
});

it('the pot never falls without a ticket, and always with all of them', () => {
  for (const seed of listSeeds(50)) {
    expect(wins(seed, 0, 7)).toBe(false);
    expect(wins(seed, 7, 7)).toBe(true);
  }
});

it('whoever holds more tickets wins wherever fewer would have won', () => {
  for (const seed of listSeeds(300))
    if (wins(seed, 20, 100)) expect(wins(seed, 21, 100)).toBe(true);
});
