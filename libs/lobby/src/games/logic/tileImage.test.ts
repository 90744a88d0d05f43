import { expect, it } from 'vitest';
import { tileSources } from './tileImage';

const sourcesOf = (path: string) => [`https://one.test${path}`, `https://two.test${path}`];

it('tries the small picture of a game first, each on every CDN, and none twice [WL-05]', () => {
  expect(
    tileSources({ iconUrl: '/i', mobileSmallIcon: '/s', mobileLargeIcon: '/i' }, sourcesOf),
  ).toEqual([
    'https://one.test/s',
    'https://two.test/s',
    'https://one.test/i',
    'https://two.test/i',
  ]);
  expect(tileSources({ iconUrl: '' }, sourcesOf)).toEqual([]);
});
