import { eq } from 'drizzle-orm';
import { contentCalls } from '@playhouse/wps';
import { helpContents } from '../../content/help';
import { tell } from '../../content/merchantText';
import { announcementReads } from '../../db/schema';
import type { Context } from '../../server/route';
import { answer, answerMember } from '../../server/route';
import { announcementsOf, bannersOf, popupsOf } from './lists';

const typesOf = (types: string) => types.split(',').map((type) => type.trim());

export const contentRoutes = [
  answer(contentCalls.banners, (context) => bannersOf(context as Context, context.query.groupName)),
  answer(contentCalls.registerAnnouncements, (context) => bannersOf(context as Context, 'm_reg')),
  answer(contentCalls.notices, (context) => {
    const types = typesOf(context.query.types).filter((type) => type !== 'A');
    return announcementsOf(context as Context, types.length > 0 ? types : ['PL', 'H']);
  }),
  answer(contentCalls.homeAnnouncements, (context) => {
    const reader = context as Context;
    const types = typesOf(context.query.types);
    return {
      banners: types.includes('B') ? bannersOf(reader, context.query.groupName) : [],
      notices: types.includes('PL') ? announcementsOf(reader, ['PL']) : [],
      popups: types.includes('PU') ? popupsOf(reader) : [],
      home: types.includes('H') ? announcementsOf(reader, ['H']) : [],
    };
  }),
  answerMember(contentCalls.agentAnnouncements, async (context) => {
    const { services, member, query } = context;
    const { db } = services;
    const rows = await db
      .select()
      .from(announcementReads)
      .where(eq(announcementReads.memberId, member.id));
    const read = new Set(rows.map((row) => row.announcementId));
    const all = announcementsOf(context as Context, ['A'], read);
    const list = all.slice((query.pageNo - 1) * query.pageSize, query.pageNo * query.pageSize);
    // Listing them is reading them: the badge is gone the next time.
    if (list.length > 0) {
      const opened = list.map(({ id }) => ({ memberId: member.id, announcementId: id }));
      await db.insert(announcementReads).values(opened).onConflictDoNothing();
    }
    return {
      list,
      pageNum: query.pageNo,
      totalPages: Math.ceil(all.length / query.pageSize),
      totalCount: all.length,
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
