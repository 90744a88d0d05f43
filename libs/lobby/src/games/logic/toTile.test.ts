import { sampleGame } from '@playhouse/fixtures';
import { expect, it } from 'vitest';
import { tilesOnce, toTile } from './toTile';

const names = [() => 'Koi Studio', (path: string) => [path]] as const;

it('shows the name in the language of the player, with the name of the vendor [LIST-03]', () => {
  const game = { ...sampleGame(0), gameName: 'Carabao', displayName: 'Kalabaw' };
  expect(toTile(game, ...names)).toMatchObject({ name: 'Kalabaw', vendor: 'Koi Studio' });
  expect(toTile({ ...game, displayName: null }, ...names).name).toBe('Carabao');
});

it('makes a tile once for a game, so that a page more is no news to the tiles before it', () => {
  const [first, second] = [sampleGame(0), sampleGame(1)];
  const tileOf = tilesOnce(...names);
  const before = [first, second].map(tileOf);
  expect([first, second, sampleGame(2)].map(tileOf).slice(0, 2)).toEqual(before);
  expect(tileOf(first)).toBe(before[0]);
});
