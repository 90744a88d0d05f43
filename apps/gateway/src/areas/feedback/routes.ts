import { errorCodes, feedbackCalls } from '@playhouse/wps';
import { feedback } from '../../db/schema';
import { Failure } from '../../base/failure';
import { reserve } from '../../model/limits';
import { answerMember } from '../../call/route';

const hour = 3_600_000;

export const feedbackRoutes = [
  answerMember(feedbackCalls.sendFeedback, async ({ services, member, scope }, { body }) => {
    const sent = { key: `feedback ${member.id}`, most: 10, windowMs: hour };
    if (!(await reserve(services, sent))) throw new Failure(errorCodes.tooManyRequests);
    const { type, content, contact = '' } = body;
    await services.db.insert(feedback).values({
      memberId: member.id,
      merchant: scope.code,
      type,
      content,
      contact,
      createdAt: new Date(services.now()),
    });
  }),
];
