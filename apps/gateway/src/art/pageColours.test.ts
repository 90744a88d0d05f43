import { expect, it } from 'vitest';
import { gameSeeds } from '../catalogue/games';
import { getPageColours } from './pageColours';

function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (light: string, dark: string) =>
  (getLuminance(light) + 0.05) / (getLuminance(dark) + 0.05);

const games = gameSeeds();

it('white, gold and red words can be read on the colours of every title', () => {
  for (const { nodeId } of games) {
    const { sky, ground, depth } = getPageColours(nodeId);
    for (const under of [sky, ground, depth])
      for (const word of ['#ffffff', '#ffd166', '#ffb4b4'])
        expect(contrast(word, under)).toBeGreaterThanOrEqual(4.5);
  }
});

it('titles of one category do not all wear one coat', () => {
  const coats = (category: string) =>
    new Set(
      games
        .filter((game) => game.category === category)
        .map(({ nodeId }) => getPageColours(nodeId).sky),
    ).size;
  expect(coats('RNG')).toBeGreaterThanOrEqual(12);
  expect(coats('FISH')).toBeGreaterThanOrEqual(10);
});
