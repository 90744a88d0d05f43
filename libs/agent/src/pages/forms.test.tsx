import { mockWps, refusing } from '@playhouse/fixtures';
import { errorCodes } from '@playhouse/wps';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAgent } from '../testing/showAgent';

test('a new downline: the first wrong field takes the focus, and what was typed stays [ROUTE-15]', async () => {
  const { user, wps } = showAgent('/m/agentRegister');
  const username = await screen.findByLabelText(/^Username/);
  const password = screen.getByLabelText(/^Password/);
  await user.type(password, 'long enough');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(username).toHaveFocus();
  expect(username).toBeInvalid();
  expect(password).toHaveValue('long enough');
  await user.type(username, 'team_01');
  expect(username).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(wps.callsOf('agent.registerDownline')).toHaveLength(1));
  expect(wps.callsOf('agent.registerDownline')[0]?.body).toEqual({
    type: 0,
    username: 'team_01',
    password: 'long enough',
  });
});

test('a taken name is told at its field, with the focus [ROUTE-15]', async () => {
  const wps = mockWps({ 'agent.registerDownline': refusing(errorCodes.usernameExists) });
  const { user } = showAgent('/m/agentRegister', { wps });
  await user.type(await screen.findByLabelText(/^Username/), 'team_01');
  await user.type(screen.getByLabelText(/^Password/), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  const username = screen.getByLabelText(/^Username/);
  await waitFor(() => expect(username).toHaveAccessibleDescription(/is taken/));
  expect(username).toHaveFocus();
});

test('rates count from the day that the platform answers, as the form says [ROUTE-15]', async () => {
  const { user } = showAgent('/m/member/agent/agentRebeat?memberId=80');
  expect(await screen.findByText(/counts from tomorrow/)).toBeVisible();
  expect(screen.getByText('From 0.2 to 0.6%')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/count from Nov 22, 2026/)).toBeVisible();
});

test('a link shows the rates of those who join with it [ROUTE-15]', async () => {
  showAgent('/m/agentRegister');
  expect(await screen.findByText('Rates for new members')).toBeVisible();
  expect(screen.getByText(/0.4%.*0.3%.*0.2%/)).toBeVisible();
});

test('rates that the platform refuses stay in their form, under its word [ROUTE-15]', async () => {
  const wps = mockWps({ 'agent.setRebateSettings': refusing(errorCodes.rebateOutOfRange) });
  const { user } = showAgent('/m/member/agent/agentRebeat', { wps });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toHaveRole('alert'));
  expect(document.activeElement?.closest('form')).not.toBeNull();
});

test('rates: one out of bounds is told at its field, focused, and nothing is sent [ROUTE-15]', async () => {
  const { user, wps } = showAgent('/m/member/agent/agentRebeat');
  const [first] = await screen.findAllByRole('textbox');
  if (!first) throw new Error('No rates are shown.');
  await user.clear(first);
  await user.type(first, '101');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription(/^Enter a rate/);
  expect(wps.callsOf('agent.setRebateSettings')).toEqual([]);
  await user.clear(first);
  await user.type(first, '0,1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(wps.callsOf('agent.setRebateSettings')).toHaveLength(1));
});

test('the visits of a link open to when they were [ROUTE-15]', async () => {
  const { user, wps } = showAgent('/m/agentRegister');
  await user.click(await screen.findByRole('link', { name: '41' }));
  const table = within(await screen.findByRole('region', { name: 'Visits to your link' }));
  expect(table.getAllByRole('row').length).toBeGreaterThan(1);
  expect(wps.callsOf('agent.linkVisits').at(-1)?.query).toMatchObject({ sort: 'time' });
  await user.click(table.getByRole('button', { name: 'Visits' }));
  await waitFor(() =>
    expect(wps.callsOf('agent.linkVisits').at(-1)?.query).toMatchObject({ sort: 'visits' }),
  );
});

test('the count of who registered with a link opens to them [ROUTE-15]', async () => {
  showAgent('/m/agentRegister');
  const count = await screen.findByRole('link', { name: '6' });
  expect(count).toHaveAttribute('href', expect.stringMatching(/figure=invited&.*link=\w+/));
});

test('a link is deleted after a question that says what that does, and not without [ROUTE-15]', async () => {
  const { user, wps } = showAgent('/m/agentRegister');
  const remove = (await screen.findAllByRole('button', { name: 'Delete' }))[0];
  if (!remove) throw new Error('No link is shown.');
  await user.click(remove);
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this link?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(wps.callsOf('agent.removeInviteLink')).toEqual([]);
  await user.click(remove);
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(wps.callsOf('agent.removeInviteLink')).toHaveLength(1));
});
