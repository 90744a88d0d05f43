import type { LanguageCode } from '@playhouse/whitelabel';
import { and, count, eq, getTableColumns, isNull } from 'drizzle-orm';
import { errorCodes, inboxCalls } from '@playhouse/wps';
import { escapeXml } from '../../art/draw';
import { letters } from '../../content/letters';
import { getRemark } from '../../content/remarks';
import { tell } from '../../content/merchantText';
import { writeMoney } from '../../content/writeMoney';
import { messages } from '../../db/schema';
import type { MerchantScope } from '../../base/merchants';
import { rowId } from '../../base/rowId';
import { Failure } from '../../base/failure';
import { report } from '../../call/report';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { answerMember } from '../../call/route';

const amounts = ['amount', 'toStake'];

/** A value of a letter in the reader's words: amounts as money, though letters of old have them written already. */
function writeValue(
  [name, value]: readonly [string, string],
  language: LanguageCode,
  scope: MerchantScope,
): [string, string] {
  if (name === 'cause')
    return [name, getRemark({ kind: 'promotion', note: value }, language, scope) ?? ''];
  const isAmount = amounts.includes(name) && !Number.isNaN(Number(value));
  return [name, isAmount ? writeMoney(Number(value), language, scope) : value];
}

const mapValues = (
  values: Readonly<Record<string, string>>,
  write: (entry: [string, string]) => [string, string],
) => Object.fromEntries(Object.entries(values).map(write));

async function inboxList(
  { services, member, language, scope }: MemberAsker,
  { query }: Asked<typeof inboxCalls.inboxList>,
) {
  return report(query, {
    columns: [
      { by: messages.createdAt, type: 'time' },
      { by: messages.id, type: 'whole' },
    ],
    where: eq(messages.memberId, member.id),
    select: (place) =>
      services.db.select({ ...getTableColumns(messages), ...place }).from(messages),
    toLine: ({ id, template, values, createdAt, readAt }) => {
      const letter = letters.get(template);
      const told = mapValues(values, (entry) => writeValue(entry, language, scope));
      const inHtml = mapValues(told, ([name, value]) => [name, escapeXml(value)]);
      return (
        letter && {
          id,
          title: tell(letter.title, language, scope, told),
          content: tell(letter.content, language, scope, inHtml),
          sendTime: createdAt.getTime(),
          read: readAt !== null,
        }
      );
    },
  });
}

const one = (memberId: number, id: string) =>
  and(eq(messages.memberId, memberId), eq(messages.id, rowId(id)));

export const inboxRoutes = [
  answerMember(inboxCalls.inboxList, inboxList),
  answerMember(inboxCalls.unreadCount, async ({ services, member }) => {
    const unread = and(eq(messages.memberId, member.id), isNull(messages.readAt));
    const [row] = await services.db.select({ size: count() }).from(messages).where(unread);
    return row?.size ?? 0;
  }),
  answerMember(inboxCalls.markRead, async ({ services, member }, { body }) => {
    const readAt = new Date(services.now());
    const which =
      body.id === undefined ? eq(messages.memberId, member.id) : one(member.id, body.id);
    const marked = await services.db.update(messages).set({ readAt }).where(which).returning();
    if (body.id !== undefined && marked.length === 0) throw new Failure(errorCodes.notFound);
  }),
  answerMember(inboxCalls.removeMessage, async ({ services, member }, { query }) => {
    const [gone] = await services.db.delete(messages).where(one(member.id, query.id)).returning();
    if (gone === undefined) throw new Failure(errorCodes.notFound);
  }),
];
