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

  it('keeps the words of a banner whole and clear of the dots over it on the narrowest phone', () => {
    // On 296 CSS px, four times as wide as high: what is seen, and where the row of five dots begins, the present one longer.
    const seen = { top: 80, bottom: 280 };
    const dots = { left: 370, top: 226, air: 20 };
    for (const [banner, language] of bannerContents.flatMap((each) =>
      (['EN', 'TY', 'PT'] as const).map((code) => [each, code] as const),
    )) {
      const words = bannerArt(banner, language).matchAll(
        /<text x="(.*?)" y="(.*?)" font-size="(.*?)" fill="#fff" font-weight="(.*?)">(.*?)</g,
      );
      for (const [, x, y, size, weight, text = ''] of words) {
        const wide = text.replaceAll(/&#\d+;/g, "'").length * (weight === '900' ? 0.64 : 0.6);
        const right = Number(x) + wide * Number(size);
        expect(Number(y) - 0.8 * Number(size), text).toBeGreaterThanOrEqual(seen.top + 6);
        expect(Number(y) + 0.2 * Number(size), text).toBeLessThanOrEqual(seen.bottom - 6);
        if (Number(y) > dots.top) expect(right, text).toBeLessThanOrEqual(dots.left - dots.air);
      }
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
