import { agentCalls } from '@playhouse/wps';
import { answer, answerMember } from '../../call/route';
import { findAffiliate } from '../../model/agent/affiliates';
import { teamBetting } from './teamBetting';
import { contractRoutes } from './contracts';
import { dividend } from './dividend';
import { rebateIncome } from './rebateIncome';
import { createInviteLink, inviteLinks, registerDownline, removeInviteLink } from './inviteLinks';
import { figureEntries } from './figureEntries';
import { figureMembers } from './figureMembers';
import { teamKpi, teamOverview } from './teamOverview';
import { rebateSettings, setRebateSettings } from './rebateSettings';
import { teamList } from './teamList';
import { teamPnl } from './teamPnl';
import { teamTrend } from './teamTrend';
import { linkVisits } from './linkVisits';

export const agentRoutes = [
  ...contractRoutes,
  answerMember(agentCalls.teamKpi, teamKpi),
  answerMember(agentCalls.teamOverview, teamOverview),
  answerMember(agentCalls.teamTrend, teamTrend),
  answerMember(agentCalls.figureEntries, figureEntries),
  answerMember(agentCalls.figureMembers, figureMembers),
  answerMember(agentCalls.linkVisits, linkVisits),
  answerMember(agentCalls.teamList, teamList),
  answerMember(agentCalls.teamPnl, teamPnl),
  answerMember(agentCalls.teamBetting, teamBetting),
  answerMember(agentCalls.rebateSettings, rebateSettings),
  answerMember(agentCalls.setRebateSettings, setRebateSettings),
  answerMember(agentCalls.rebateIncome, rebateIncome),
  answerMember(agentCalls.registerDownline, registerDownline),
  answerMember(agentCalls.inviteLinks, inviteLinks),
  answerMember(agentCalls.createInviteLink, createInviteLink),
  answerMember(agentCalls.removeInviteLink, removeInviteLink),
  answerMember(agentCalls.dividend, dividend),
  answer(agentCalls.affiliate, async ({ services, scope }, { query }) => {
    const found = query.code ? await findAffiliate(services.db, scope.code, query.code) : undefined;
    return { code: found ? (query.code ?? null) : null, agentName: found?.upline.account ?? null };
  }),
];
