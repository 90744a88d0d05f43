import type { contentCalls, WireAnswer } from '@playhouse/wps';
import { announcementContents, popupContents } from '../../content/announcements';
import { bannerContents } from '../../content/banners';
import { bannerArtAddress } from '../../art/bannerArtAddress';
import { listTerms } from '../../content/listTerms';
import { tell } from '../../content/merchantText';
import { readClock } from '../../db/clock';
import { findTermsAt } from '../../model/promotions/termsInForce';
import type { Asker } from '../../model/platform/asker';

type Reader = Pick<Asker, 'language' | 'scope' | 'services' | 'session'>;
type HomeAnswer = WireAnswer<typeof contentCalls.homeAnnouncements>;

const day = 86_400_000;

/** Whose pictures the asker is shown. */
const lookOf = ({ language, scope, services }: Pick<Reader, 'language' | 'scope' | 'services'>) => {
  const merchant = scope.config.code;
  return { language, merchant, theme: services.themes.get(merchant) };
};

/** Banners of a group of screens that are meant for who asks, as addresses of generated pictures. */
export function listBanners(reader: Reader, group: string) {
  const { language, scope, session } = reader;
  const other = session === undefined ? 'members' : 'visitors';
  return bannerContents
    .filter((banner) => banner.group === group && banner.audience !== other)
    .map((banner) => ({
      bannerId: banner.id,
      url: bannerArtAddress(banner.id, lookOf(reader)),
      title: tell(banner.title, language, scope),
      link: banner.link,
      width: 800,
      height: 360,
    }));
}

/** Announcements of a type, newest first. `read` names those a member has opened. */
export function listAnnouncements(
  { language, scope, services }: Reader,
  types: readonly string[],
  read = new Set<string>(),
) {
  const today = Math.floor(services.now() / day) * day;
  return announcementContents
    .filter(({ type }) => types.includes(type))
    .map(({ id, type, daysAgo, title, content }) => ({
      id,
      type,
      title: tell(title, language, scope),
      content: tell(content, language, scope),
      publishTime: today - daysAgo * day,
      read: read.has(id),
    }));
}

export async function listPopups(reader: Reader): Promise<HomeAnswer['popups']> {
  const { language, scope, services } = reader;
  const terms = await findTermsAt(services.db, scope, await readClock(services.db, services));
  // The banner's words stand beside the picture.
  const picture = (banner: string) =>
    `<p><img src="${bannerArtAddress(banner, lookOf(reader)).replaceAll('&', '&amp;')}" alt="" width="800" height="360"></p>`;
  return popupContents.flatMap(({ id, execution, link, banner, promotion, title, content }) => {
    const promised = promotion && terms.apply([promotion])[0];
    // A promotion that is not in force yet is not told of.
    if (promotion !== undefined && promised === undefined) return [];
    const values = promised && listTerms(promised, language, scope);
    return [
      {
        ...{ id, execution, link, promotionType: 'PU' },
        title: tell(title, language, scope),
        content: picture(banner) + tell(content, language, scope, values),
      },
    ];
  });
}
