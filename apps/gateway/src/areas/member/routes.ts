import { memberCalls } from '@playhouse/wps';
import { answerMember } from '../../server/route';
import { info } from './info';

export const memberRoutes = [answerMember(memberCalls.info, info)];
