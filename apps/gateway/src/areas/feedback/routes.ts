import { errorCodes, feedbackCalls } from '@playhouse/wps';
import { feedback } from '../../db/schema';
import { Failure } from '../../base/failure';
import { answerMember } from '../../call/route';

const hour = 3_600_000;

export const feedbackRoutes = [
  answerMember(feedbackCalls.sendFeedback, async ({ services, member, scope }, { body }) => {
    if (!services.limiter.take(`feedback ${member.id}`, 10, hour))
      throw new Failure(errorCodes.tooManyRequests);
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
