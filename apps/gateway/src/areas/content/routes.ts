import { eq } from 'drizzle-orm';
import { contentCalls } from '@playhouse/wps';
import { helpContents } from '../../content/help';
import { tell } from '../../content/merchantText';
import { announcementReads } from '../../db/schema';
import { pageFields, readWindow } from '../../call/paging';
import { answer, answerMember } from '../../call/route';
import { listAnnouncements, listBanners, listPopups } from './lists';

const typesOf = (types: string) => types.split(',').map((type) => type.trim());

export const contentRoutes = [
  answer(contentCalls.banners, (asker, { query }) => listBanners(asker, query.groupName)),
  answer(contentCalls.registerAnnouncements, (asker) => listBanners(asker, 'm_reg')),
  answer(contentCalls.notices, (asker, { query }) => {
    const types = typesOf(query.types).filter((type) => type !== 'A');
    return listAnnouncements(asker, types.length > 0 ? types : ['PL', 'H']);
  }),
  answer(contentCalls.homeAnnouncements, async (asker, { query }) => {
    const types = typesOf(query.types);
    return {
      banners: types.includes('B') ? listBanners(asker, query.groupName) : [],
      notices: types.includes('PL') ? listAnnouncements(asker, ['PL']) : [],
      popups: types.includes('PU') ? await listPopups(asker) : [],
      home: types.includes('H') ? listAnnouncements(asker, ['H']) : [],
    };
  }),
  answerMember(contentCalls.agentAnnouncements, async (asker, { query }) => {
    const { services, member } = asker;
    const { db } = services;
    const rows = await db
      .select()
      .from(announcementReads)
      .where(eq(announcementReads.memberId, member.id));
    const read = new Set(rows.map((row) => row.announcementId));
    const all = listAnnouncements(asker, ['A'], read);
    const window = readWindow(query.pageNo, query.pageSize);
    const list = all.slice(window.offset, window.offset + window.limit);
    // Listing them is reading them: the badge is gone the next time.
    if (list.length > 0) {
      const opened = list.map(({ id }) => ({ memberId: member.id, announcementId: id }));
      await db.insert(announcementReads).values(opened).onConflictDoNothing();
    }
    return {
      list,
      ...pageFields(window, all.length),
      footer: { unreadCount: all.filter((item) => !item.read).length },
    };
  }),
  answer(contentCalls.helpCenter, ({ language, scope }) =>
    helpContents.map(({ id, title, content }) => ({
      id,
      title: tell(title, language, scope),
      content: tell(content, language, scope),
    })),
  ),
];
