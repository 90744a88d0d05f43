import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showAgent } from '../testing/showAgent';
// Loaded ahead, so that no test waits for a chunk.
import './AgentHomePage';
import './DividendPage';
import './RebateIncomePage';
import './TeamBettingPage';
import './TeamFigurePage';
import './TeamOverviewPage';
import './TeamPnlPage';

const days = 'startDate=2026-11-01&endDate=2026-11-07';

it.each([
  ['/m/agent/team/overview', 'figure=deposit&'],
  ['/m/agent/team/overview', 'figure=members&'],
  ['/m/agent/team/overview', 'figure=ownSalary&'],
  ['/m/agent/team/pnl', 'figure=net&'],
  ['/m/agent/team/pnl', 'account=tala'],
  ['/m/agent', 'figure=online&'],
  ['/m/agent/team/overview', 'figure=net&startDate='],
  ['/m/teamBetting', '/m/teamBetting?startDate='],
  ['/m/member/team', 'types=A&account=tala'],
  ['/m/member/team', 'parentId=80'],
  [`/m/agent/team/figure?figure=members&${days}`, 'types=A&account=tala'],
  ['/m/member/teamRebate', 'figure=ownRebate&'],
  ['/m/member/teamRebate', 'account=tala&gameType=RNG'],
  ['/m/member/agent/agentDivident', 'figure=ownDividend&'],
])('a figure of %s opens to what is behind it: %s [ROUTE-15]', async (address, part) => {
  showAgent(address);
  const addresses = () =>
    screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  await waitFor(() => expect(addresses().join(' ')).toContain(part));
});

it('the entries of a figure are asked for its days and its downline, and add up [ROUTE-15]', async () => {
  const { wps } = showAgent(`/m/agent/team/figure?figure=bet&${days}&account=tala`);
  const table = within(await screen.findByRole('region', { name: 'Bets' }));
  expect(table.getAllByRole('cell', { name: 'Golden Carabao' }).length).toBeGreaterThan(0);
  expect(wps.callsOf('agent.figureEntries').at(-1)?.query).toMatchObject({
    figure: 'bet',
    account: 'tala',
    startDate: '2026-11-01',
    endDate: '2026-11-07',
  });
});

it('the members behind a count are listed with what they hold [ROUTE-15]', async () => {
  const { wps } = showAgent(`/m/agent/team/figure?figure=newMembers&${days}`);
  expect(await screen.findByRole('region', { name: 'New members' })).toBeVisible();
  expect(wps.callsOf('agent.figureMembers').at(-1)?.query).toMatchObject({
    figure: 'newMembers',
    startDate: '2026-11-01',
  });
});

it('a figure that nobody knows leads back to the overview [ROUTE-15]', async () => {
  showAgent('/m/agent/team/figure?figure=fame');
  expect(await screen.findByRole('heading', { name: 'Team overview' })).toBeVisible();
});

it('bets behind a figure are those of the downline, by its whole name [ROUTE-15]', async () => {
  const { wps } = showAgent(`/m/teamBetting?${days}&account=tala&gameType=RNG`);
  expect(await screen.findByRole('region', { name: 'Team bets' })).toBeVisible();
  expect(wps.callsOf('agent.teamBetting').at(-1)?.query).toMatchObject({
    account: 'tala',
    exact: true,
    gameType: 'RNG',
    startDate: '2026-11-01',
  });
});
