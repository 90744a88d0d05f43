import { mockWps, sampleAnswers, unreachable } from '@playhouse/fixtures';
import { endSession } from '@playhouse/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { showMember } from '../testing/showMember';
import './DevicesPage';
import './SecurityCenterPage';

const address = '/m/devices';

beforeEach(() => endSession());

it('is led to from the security centre [ROUTE-14]', async () => {
  showMember('/m/securityCenter');
  expect(await screen.findByRole('link', { name: /^Devices/ })).toHaveAttribute('href', address);
});

it('names each device, its last use and place; this one cannot be signed out [ROUTE-14]', async () => {
  showMember(address);
  expect(await screen.findByText('Chrome · Android')).toBeInTheDocument();
  expect(screen.getByText('Unknown device')).toBeInTheDocument();
  expect(screen.getByText('203.0.113.•••')).toBeInTheDocument();
  expect(screen.getByText('Logged in: Nov 20, 2026, 4:00 PM')).toBeInTheDocument();
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items.filter((each) => within(each).queryByText('This device'))).toHaveLength(1);
  const ends = screen.getAllByRole('button', { name: /^Sign out (?!all)/ });
  expect(ends.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Sign out Safari · iOS',
    'Sign out Unknown device',
  ]);
});

it('signs a device out after a yes, and asks for the list anew [ROUTE-14]', async () => {
  const { user, wps } = showMember(address);
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari · iOS' }));
  const no = await screen.findByRole('alertdialog', { name: 'Sign out Safari · iOS?' });
  await user.click(within(no).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(no).not.toBeInTheDocument());
  expect(wps.callsOf('session.end')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign out Safari · iOS' }));
  const yes = await screen.findByRole('alertdialog', { name: 'Sign out Safari · iOS?' });
  await user.click(within(yes).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Device signed out')).toBeInTheDocument();
  expect(wps.callsOf('session.end')).toEqual([expect.objectContaining({ body: { id: 'tablet' } })]);
  expect(wps.callsOf('session.list')).toHaveLength(2);
});

it('signs all others out at once [ROUTE-14]', async () => {
  const { user, wps } = showMember(address);
  await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('All other devices are signed out')).toBeInTheDocument();
  expect(wps.callsOf('session.endOthers')).toHaveLength(1);
  expect(wps.callsOf('session.end')).toEqual([]);
});

it('offers nothing to sign out where there is no other device [ROUTE-14]', async () => {
  const alone = sampleAnswers['session.list'].slice(0, 1);
  showMember(address, { wps: mockWps({ 'session.list': alone }) });
  expect(await screen.findByText('You are not logged in anywhere else.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument();
});

it('says why it cannot show them [ROUTE-14]', async () => {
  showMember(address, { wps: mockWps({ 'session.list': unreachable }) });
  expect(await screen.findByText(/SAMPLE42/)).toBeInTheDocument();
});
