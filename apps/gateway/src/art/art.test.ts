// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { gameSeeds } from '../catalogue/build';
import { bannerContents } from '../content/banners';
import { avatarArt, categoryArt, teamArt } from './badges';
import { bannerArt } from './banner';
import { gameArt, linesOf } from './game';
import { motifs } from './motifs';

const most = 7_000;

describe('generated art', () => {
  it('is small, whole and the same every time, for every game', () => {
    for (const game of gameSeeds()) {
      expect(Object.keys(motifs)).toContain(game.motif);
      const svg = gameArt({ ...game, lettered: true });
      expect(svg.length, game.name).toBeLessThan(most);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
    const [game] = gameSeeds();
    if (game === undefined) throw new Error('no games');
    expect(gameArt({ ...game, lettered: false })).toBe(gameArt({ ...game, lettered: false }));
  });

  it('writes the headline of a banner in the language asked for', () => {
    for (const banner of bannerContents) {
      const title = banner.title.PT.split(' ')[0] ?? '';
      expect(bannerArt(banner, 'PT')).toContain(title);
      expect(bannerArt(banner, 'PT').length).toBeLessThan(most);
    }
  });

  it('draws badges, icons and avatars', () => {
    for (const svg of [teamArt('3', 'Bay'), avatarArt('12'), categoryArt('FISH')]) {
      expect(svg).toMatch(/^<svg .*<\/svg>$/);
    }
  });

  it('breaks names into two lines of about equal length', () => {
    expect(linesOf('Ruby Grimoire Riches')).toEqual(['Ruby Grimoire', 'Riches']);
    expect(linesOf('Keno')).toEqual(['Keno']);
  });
});
