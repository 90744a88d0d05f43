import { pictureColors } from '@playhouse/whitelabel';
import type { Theme } from '@playhouse/whitelabel';
import type { Context, Hono } from 'hono';
import { teams } from '../../catalogue/teams';
import { gameSeeds } from '../../catalogue/games';
import { vendorSeeds } from '../../catalogue/vendors';
import { findHeadline } from '../../content/banners';
import { readLanguage } from '../../base/language';
import { avatarArt, categoryArt, teamArt } from '../../art/badges';
import { bannerArt } from '../../art/bannerArt';
import { gameArt } from '../../art/gameArt';
import { vendorArt } from '../../art/vendorArt';

/** Makes a picture from its name, or nothing when there is none of that name. */
type Painter = (
  name: string,
  hono: Context,
  themes: ReadonlyMap<string, Theme>,
) => string | undefined;

const motifByNode = new Map<string, ReturnType<typeof gameSeeds>[number]>();

function paintGame(nodeId: string, hono: Context): string | undefined {
  if (motifByNode.size === 0) for (const game of gameSeeds()) motifByNode.set(game.nodeId, game);
  const game = motifByNode.get(nodeId);
  return game && gameArt({ ...game, lettered: hono.req.query('size') === 'large' });
}

const painters = new Map<string, Painter>(
  Object.entries({
    game: paintGame,
    vendor: (code) => {
      const vendor = vendorSeeds.find((each) => each.code === code);
      return vendor && vendorArt(code, vendor.name);
    },
    banner: (id, hono, themes) => {
      const banner = findHeadline(id);
      const theme = themes.get(hono.req.query('merchant') ?? '');
      return (
        banner &&
        bannerArt(
          banner,
          readLanguage(hono.req.query('language'), 'EN'),
          theme && pictureColors(theme, banner.palette),
        )
      );
    },
    team: (id) => {
      const team = /^\d{1,3}$/.test(id) ? teams[Number(id)] : undefined;
      return team && teamArt(id, team);
    },
    avatar: (id) => (/^\d{1,2}$/.test(id) ? avatarArt(id) : undefined),
    category: (id) => (/^[A-Z_]{2,20}$/.test(id) ? categoryArt(id) : undefined),
  } satisfies Readonly<Record<string, Painter>>),
);

/** Generated pictures: the same address always shows the same, so browsers keep them for a year. */
export function registerArt(app: Hono, themes: ReadonlyMap<string, Theme>): void {
  app.get('/art/:kind/:file', (hono) => {
    const name = /^([\w -]+)\.svg$/.exec(hono.req.param('file'))?.[1];
    const svg = name && painters.get(hono.req.param('kind'))?.(name, hono, themes);
    if (!svg) return hono.notFound();
    return hono.body(svg, 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      // A picture opened by itself must not run anything.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}
