import { sessionCalls } from '@playhouse/wps';
import { answer, answerMember } from '../../call/route';
import { endDevice, endOtherDevices, listDevices } from './devices';
import { login } from './login';
import { endSession } from '../../model/auth/sessions';
import { createTrial, trialLogin } from './freeTrial';

export const sessionRoutes = [
  answer(sessionCalls.login, login),
  answer(sessionCalls.createTrial, createTrial),
  answer(sessionCalls.trialLogin, trialLogin),
  answer(sessionCalls.logout, async ({ services, session }) => {
    if (session !== undefined) await endSession(services, session.member.id, session.tokenHash);
  }),
  answerMember(sessionCalls.life, ({ session }) => session.life),
  // Whoever asks for it has used the session by asking.
  answerMember(sessionCalls.extend, ({ session }) => session.life),
  answerMember(sessionCalls.list, listDevices),
  answerMember(sessionCalls.end, endDevice),
  answerMember(sessionCalls.endOthers, endOtherDevices),
];
