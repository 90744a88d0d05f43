import * as z from 'zod/mini';
import { defineCall } from './define';
import { once } from './once';
import { plainList, pagedWithFooter, pageQuery } from './paging';
import { count, id, maybe, time } from './values';

/** Content types: A agent, B banner, H home, PL player, PR promotion, PU popup. */
const contentType = once(() => z.string());

/** A banner of a carousel; `link` in-app path or external address. */
export const banner = once(() =>
  z.object({
    bannerId: id(),
    url: z.string(),
    title: maybe(z.string()),
    link: maybe(z.string()),
    width: maybe(z.number()),
    height: maybe(z.number()),
  }),
);
export type Banner = z.output<ReturnType<typeof banner>>;

/** An announcement; `content` is HTML and is sanitised before it is shown. */
export const announcement = once(() =>
  z.object({
    id: id(),
    title: z.string(),
    content: maybe(z.string()),
    type: maybe(contentType()),
    publishTime: maybe(time()),
    read: maybe(z.boolean()),
  }),
);
export type Announcement = z.output<ReturnType<typeof announcement>>;

/** Who sees a popup (POPUP-01): A logged in, B visitor, F first login. */
export const popup = once(() =>
  z.object({
    id: id(),
    title: z.string(),
    content: z.string(),
    promotionType: maybe(z.string()),
    execution: z.enum(['A', 'B', 'F']),
    link: maybe(z.string()),
  }),
);
export type Popup = z.output<ReturnType<typeof popup>>;

/** `types` is a comma list such as `B,PL,PU,H`. */
const announcementQuery = once(() => ({
  types: z.string(),
  groupName: z.string(),
  platform: z.optional(z.literal('M')),
  merchantCode: z.optional(z.string()),
  language: z.optional(z.string()),
}));

export const banners = defineCall({
  name: 'content.banners',
  method: 'GET',
  path: '/wps/announcement/banner',
  query: () => z.object(announcementQuery()),
  carries: ['merchantCode'],
  answer: () => plainList(banner()),
  summary: 'Lists banners',
});

export const notices = defineCall({
  name: 'content.notices',
  method: 'GET',
  path: '/wps/announcement/notice',
  query: () => z.object(announcementQuery()),
  carries: ['merchantCode'],
  answer: () => plainList(announcement()),
  session: 'optional',
  summary: 'Lists notices and popular announcements',
});

const home = once(() =>
  z.object({
    banners: z._default(z.array(banner()), []),
    notices: z._default(z.array(announcement()), []),
    popups: z._default(z.array(popup()), []),
    home: z._default(z.array(announcement()), []),
  }),
);

/** Everything home announces at once (HOME-04): types B,PL,PU,H, groupName m_home, platform M. */
export const homeAnnouncements = defineCall({
  name: 'content.homeAnnouncements',
  method: 'GET',
  path: '/wps/announcement/home',
  query: () => z.object(announcementQuery()),
  carries: ['merchantCode'],
  answer: () => home(),
  session: 'optional',
  summary: 'Answers banners, notices and popups of home',
});

/** Announcements beside the registration form (REG-07): types B, groupName m_reg, platform M, token empty. */
export const registerAnnouncements = defineCall({
  name: 'content.registerAnnouncements',
  method: 'GET',
  path: '/wps/announcement/register',
  query: () => z.object({ ...announcementQuery(), token: z.optional(z.literal('')) }),
  carries: ['merchantCode'],
  answer: () => plainList(banner()),
  summary: 'Lists announcements of the registration screen',
});

/** Announcements to agents: types A, groupName m_home; `footer.unreadCount` feeds the badge (AGENT-05). */
export const agentAnnouncements = defineCall({
  name: 'content.agentAnnouncements',
  method: 'GET',
  path: '/wps/announcement/agent',
  module: 'AGEANNOUNCE3',
  query: () => z.object({ ...announcementQuery(), ...pageQuery() }),
  carries: ['merchantCode'],
  answer: () => pagedWithFooter(announcement(), z.object({ unreadCount: count() })),
  session: 'required',
  summary: 'Lists announcements to agents',
});

/** `content` is HTML. */
export const helpItem = once(() =>
  z.object({ id: maybe(id()), title: z.string(), content: z.string() }),
);
export type HelpItem = z.output<ReturnType<typeof helpItem>>;

export const helpCenter = defineCall({
  name: 'content.helpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  module: 'COMM3',
  query: () => z.object({ lang: z.string(), device: z._default(z.literal('MOBILE'), 'MOBILE') }),
  answer: () => plainList(helpItem()),
  summary: 'Lists help texts',
});
