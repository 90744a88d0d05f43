import { mockWps, unreachable } from '@playhouse/fixtures';
import { localStore, storageKeys } from '@playhouse/storage';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showAgent } from '../testing/showAgent';
// Loaded ahead, so that no test waits for the chunk.
import './AgentHomePage';

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(new Date());

it('counts the team’s day: logged in, betting, newly registered, online [AGENT-03]', async () => {
  const { wps } = showAgent('/m/agent');
  const counter = async (label: string) =>
    (await screen.findByText(label)).nextElementSibling?.textContent;
  expect(await counter('Logged in')).toBe('12');
  expect(await counter('Betting')).toBe('7');
  expect(await counter('New members')).toBe('2');
  expect(await counter('Online')).toBe('4');
  expect(wps.callsOf('agent.teamKpi')[0]?.query).toEqual({
    startDate: today,
    endDate: today,
    size: 0,
  });
});

it('keeps the rest of the screen when the counters fail, and offers a retry [AGENT-03]', async () => {
  showAgent('/m/agent', { wps: mockWps({ 'agent.teamKpi': unreachable }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('demo_agent')).toBeVisible();
});

it('keeps a balance hidden that was hidden elsewhere, until the agent shows it [SHELL-06]', async () => {
  localStore.set(storageKeys.balanceHidden, '1');
  const { user } = showAgent('/m/agent');
  expect(await screen.findByRole('img', { name: 'Balance hidden' })).toBeVisible();
  expect(screen.queryByText(/10,000\.00/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show balance' }));
  expect(await screen.findByText(/10,000\.00/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hide balance' })).toBeVisible();
});

const footer = async () => within(await screen.findByRole('navigation', { name: /Agent/ }));
const targets = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

it('has home, registration, dividend, unread announcements in the footer [AGENT-05]', async () => {
  const wps = mockWps({ 'content.agentAnnouncements': { list: [], footer: { unreadCount: 3 } } });
  showAgent('/m/agent', { wps, merchant: { flags: { DIVIDEND3: true } } });
  const nav = await footer();
  expect(targets(nav.getAllByRole('link'))).toEqual([
    '/m/home',
    '/m/agentRegister',
    '/m/member/agent/agentDivident',
    '/m/member/notice?types=A',
  ]);
  expect(await nav.findByText('3 unread')).toBeInTheDocument();
});

it('has no dividend where the merchant pays none, and no badge without news [AGENT-05]', async () => {
  const wps = mockWps({ 'content.agentAnnouncements': { list: [], footer: { unreadCount: 0 } } });
  showAgent('/m/agent', { wps, merchant: { flags: { DIVIDEND3: false } } });
  const nav = await footer();
  expect(nav.getAllByRole('link')).toHaveLength(3);
  expect(nav.queryByText(/unread/)).not.toBeInTheDocument();
});

const toolsOf = async () => {
  const heading = await screen.findByRole('heading', { name: 'Team tools' });
  return within(heading.parentElement ?? document.body);
};

it('shows the tools of the merchant’s whitelist and customer service [AGENT-04, WL-06]', async () => {
  showAgent('/m/agent', { merchant: { agentMenu: ['teamBetting'] } });
  const tools = await toolsOf();
  expect(targets(tools.getAllByRole('link'))).toEqual(['/m/teamBetting']);
  expect(tools.getByRole('button', { name: 'Customer service' })).toBeVisible();
});
