import { mockWps, unreachable } from '@playhouse/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showAgent } from '../testing/showAgent';
// Loaded ahead, so that no test waits for a chunk.
import './TeamBettingPage';
import './TeamManagementPage';
import './TeamOverviewPage';
import './TeamPnlPage';

it.each([
  ['/m/agent/team/overview', 'Bets and net result'],
  ['/m/agent/team/pnl', 'Bets and net result'],
  ['/m/teamBetting', 'Bets and payouts'],
])('%s shows the course of the period, a step for each day [ROUTE-15]', async (address, title) => {
  const { user, wps } = showAgent(address);
  const slider = await screen.findByRole('slider', { name: `${title}: choose a date` });
  expect(slider).toHaveAttribute('max', '6');
  expect(wps.callsOf('agent.teamTrend')).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: '30 days' }));
  await waitFor(() => expect(screen.getByRole('slider')).toHaveAttribute('max', '29'));
  await user.click(screen.getByRole('radio', { name: 'Today' }));
  await waitFor(() => expect(screen.queryByRole('slider')).not.toBeInTheDocument());
});

it('figures stand without their chart when that fails, and a retry is offered [ROUTE-15]', async () => {
  showAgent('/m/agent/team/overview', { wps: mockWps({ 'agent.teamTrend': unreachable }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect((await screen.findAllByText('Bets')).length).toBeGreaterThan(0);
});

it('bets name their category and can be narrowed to one, chart and all [ROUTE-15]', async () => {
  const { user, wps } = showAgent('/m/teamBetting', { merchant: { categories: ['RNG', 'LIVE'] } });
  const table = within(await screen.findByRole('region', { name: 'Team bets' }));
  expect(table.getAllByRole('cell', { name: 'Slots' }).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Live' }));
  await waitFor(() =>
    expect(wps.callsOf('agent.teamBetting').at(-1)?.query).toMatchObject({ gameType: 'LIVE' }),
  );
  await waitFor(() =>
    expect(wps.callsOf('agent.teamTrend').at(-1)?.query).toMatchObject({ gameType: 'LIVE' }),
  );
});

it('rates are named by their category [ROUTE-15]', async () => {
  showAgent('/m/member/agent/agentRebeat');
  expect(await screen.findByLabelText(/^Slots/)).toBeVisible();
});

it('the team leads to rates and to teams of their own [ROUTE-15]', async () => {
  showAgent('/m/member/team');
  const table = within(await screen.findByRole('region', { name: 'My downlines' }));
  expect(table.getAllByRole('link', { name: 'Their team' })).toHaveLength(1);
});

it.each([
  ['/m/agent/team/pnl', 'Team wins and losses', 'agent.teamPnl', 'Net result', 'netAmount'],
  ['/m/member/team', 'My downlines', 'agent.teamList', 'Balance', 'balance'],
  ['/m/teamBetting', 'Team bets', 'agent.teamBetting', 'Payouts', 'winAmount'],
  ['/m/member/agent/agentDivident', 'Dividend', 'agent.dividend', 'Rate', 'rate'],
  ['/m/agent/team/figure?figure=bet', 'Bets', 'agent.figureEntries', 'Amount', 'amount'],
  ['/m/agent/team/figure?figure=net', 'Net result', 'agent.figureEntries', 'Type', 'type'],
  ['/m/agent/team/figure?figure=agents', 'Agents', 'agent.figureMembers', 'Balance', 'balance'],
] as const)(
  'the table at %s is sorted by the platform, by the column that is pressed [ROUTE-15]',
  async (address, title, call, heading, sort) => {
    const { user, wps } = showAgent(address);
    const table = within(await screen.findByRole('region', { name: title }));
    await user.click(table.getByRole('button', { name: heading }));
    await waitFor(() =>
      expect(wps.callsOf(call).at(-1)?.query).toMatchObject({ sort, descending: true }),
    );
    await user.click(table.getByRole('button', { name: heading }));
    await waitFor(() =>
      expect(wps.callsOf(call).at(-1)?.query).toMatchObject({ sort, descending: false }),
    );
  },
);

it.each([
  ['/m/agent/team/overview', 'Your team, demo_agent'],
  ['/m/member/team', 'Your team, demo_agent'],
  ['/m/member/team?parentId=80', 'Team of tala'],
  ['/m/agent/team/figure?figure=members&parentId=80&account=tala', 'Team of tala'],
  ['/m/teamBetting?account=tala', 'Account tala'],
  ['/m/member/agent/agentRebeat', 'Rates for new members of your team'],
  ['/m/member/agent/agentRebeat?memberId=80', 'Rates of tala'],
  ['/m/member/agent/agentDivident', 'Your income, demo_agent'],
])('%s says whose it is: %s [ROUTE-15]', async (address, owner) => {
  const teamOf = { list: [], footer: { parentAccount: 'tala' } };
  const named = address.includes('=80');
  const wps = mockWps({
    ...(named ? { 'agent.teamList': teamOf } : {}),
    'agent.rebateSettings': { account: named ? 'tala' : null, rates: [] },
  });
  showAgent(address, { wps });
  expect(await screen.findByText(owner)).toBeVisible();
});
