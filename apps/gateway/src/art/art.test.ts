import { describe, expect, it, vi } from 'vitest';
import { gameSeeds } from '../catalogue/games';
import { activityContents } from '../content/activities';
import { bannerContents, findHeadline } from '../content/banners';
import { avatarArt, categoryArt, teamArt } from './badges';
import { bannerArt } from './bannerArt';
import { bannerArtAddress } from './bannerArtAddress';
import { breakName } from './breakName';
import { escapeXml } from './draw';
import { gameArt } from './gameArt';
import { listRelatedMotifs, motifs } from './motifs';
import { drawPictures } from './symbolArt';

const most = 7_000;

describe('generated art', () => {
  it('is small, whole and always the same for every game', () => {
    for (const game of gameSeeds()) {
      expect([...motifs.keys()]).toContain(game.motif);
      const svg = gameArt({ ...game, lettered: true });
      expect(svg.length, game.name).toBeLessThan(most);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
    const [game] = gameSeeds();
    if (game === undefined) throw new Error('no games');
    expect(gameArt({ ...game, lettered: false })).toBe(gameArt({ ...game, lettered: false }));
  });

  it('writes the words of a wide picture in the language asked for alone', () => {
    for (const headline of [...bannerContents, ...activityContents])
      for (const language of ['TY', 'PT'] as const) {
        const svg = bannerArt(headline, language);
        expect(svg).toContain(escapeXml(headline.title[language]));
        expect(svg).not.toContain(escapeXml(headline.title.EN));
        expect(svg).not.toContain(escapeXml(headline.line.EN));
        expect(svg.length).toBeLessThan(most);
      }
  });

  it('has another address for each language, theme and wording of a picture', () => {
    const look = { language: 'TY', merchant: 'amihanda', theme: undefined } as const;
    const address = bannerArtAddress('welcome', look);
    expect(address).toContain('language=TY');
    expect(bannerArtAddress('welcome', { ...look, language: 'PT' })).not.toBe(address);
    const headline = findHeadline('welcome');
    if (headline === undefined) throw new Error('no such banner');
    const words = vi.spyOn(headline.title, 'TY', 'get');
    words.mockReturnValue('100% pambungad');
    expect(bannerArtAddress('welcome', look)).not.toBe(address);
  });

  it('keeps the words of a banner whole and clear of its dots on the narrowest phone', () => {
    // On 296 CSS px, four times as wide as high: what is seen, and where the row of five dots begins, the present one longer.
    const seen = { top: 80, bottom: 280 };
    const dots = { left: 370, top: 226, air: 20 };
    for (const [banner, language] of [...bannerContents, ...activityContents].flatMap((each) =>
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

  it('shows beside the subject of a slot only other subjects of its themes', () => {
    const slots = gameSeeds().filter(({ spec }) => spec?.rule === 'slot');
    const sports = ['tennis', 'football', 'basketball', 'boxing', 'racing', 'balls', 'dice'];
    for (const subject of new Set(slots.map(({ motif }) => motif))) {
      const related = listRelatedMotifs(subject);
      // As many as a slot has symbols besides, and enough for two titles to differ.
      expect(related.length, subject).toBeGreaterThanOrEqual(5);
      expect([...motifs.keys()]).toEqual(expect.arrayContaining([...related]));
      expect(related.filter((name) => sports.includes(name) || name === subject)).toEqual([]);
    }
    expect(listRelatedMotifs('wave')).toEqual(expect.arrayContaining(['ship', 'pearl', 'fish']));
  });

  it('gives a slot as many subjects as it has symbols of its own', () => {
    const [slot] = gameSeeds().filter(({ spec }) => spec?.rule === 'slot');
    if (slot?.spec === undefined) throw new Error('no slots');
    const { rule } = slot.spec;
    const symbols = [1, 2, 3, 4].map((at) => ({ id: `high${String(at)}`, kind: 'high' }));
    const drawn = drawPictures(slot.nodeId, slot.motif, { rule, variant: { symbols } });
    const insides = Object.values(drawn).map((svg) => svg.replace(/<title>.*?<\/title>/, ''));
    expect(new Set(insides).size).toBe(4);
  });

  it('draws badges, icons and avatars', () => {
    for (const svg of [teamArt('3', 'Bay'), avatarArt('12'), categoryArt('FISH')]) {
      expect(svg).toMatch(/^<svg .*<\/svg>$/);
    }
  });

  it('breaks names into two lines of about equal length', () => {
    expect(breakName('Ruby Grimoire Riches')).toEqual(['Ruby Grimoire', 'Riches']);
    expect(breakName('Keno')).toEqual(['Keno']);
  });
});
