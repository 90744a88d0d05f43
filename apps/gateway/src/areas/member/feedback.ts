import { and, eq, gt } from 'drizzle-orm';
import { errorCodes, feedbackCalls } from '@playhouse/wps';
import { feedback } from '../../db/schema';
import { Failure } from '../../base/failure';
import { command } from '../../model/platform/command';
import { reserve } from '../../model/platform/limits';
import { answerMember } from '../../call/route';

const hour = 3_600_000;

export const feedbackRoutes = [
  answerMember(feedbackCalls.sendFeedback, async ({ services, member, scope }, { body }) => {
    if (!(await reserve(services, { key: ['feedback', member.id], most: 10, windowMs: hour })))
      throw new Failure(errorCodes.tooManyRequests);
    const { type, content, contact = '' } = body;
    const said = { memberId: member.id, merchant: scope.code, type, content, contact };
    await command(services, member.id, {
      run: async (tx, _, createdAt) => {
        // The same words again are a copy that the network made, or a player who never heard that they had come.
        const lately = gt(feedback.createdAt, new Date(createdAt.getTime() - hour));
        const words = and(eq(feedback.type, type), eq(feedback.content, content));
        const same = and(eq(feedback.memberId, member.id), words, eq(feedback.contact, contact));
        const [known] = await tx
          .select({ id: feedback.id })
          .from(feedback)
          .where(and(same, lately));
        if (known === undefined) await tx.insert(feedback).values({ ...said, createdAt });
      },
    });
  }),
];
