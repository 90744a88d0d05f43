import { mockWps, renderWithProviders } from '@playhouse/fixtures';
import { preloadDialogs } from '@playhouse/ui-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { ContractPrompt } from './ContractPrompt';

// Whose turn it is has its own test.
vi.mock('../attention/attention', () => ({
  useAttention: (_claim: string, wish: string) => wish === 'yes',
}));

const none = { dailysalreqtype: false, divtypecompperiodreq: false, contracthoursalreq: false };
const show = (userName: string, type: number, pending: object) => {
  const wps = mockWps({ 'contracts.pending': { ...none, ...pending } });
  const session = { token: 't', merchantCode: 's', userName, type, firstTimeLogin: false };
  renderWithProviders(<ContractPrompt session={session} />, { wps, address: '/m/home' });
  return wps;
};

beforeAll(() => preloadDialogs());

it('leads from Go to the contract that waits [CONTR-01]', async () => {
  show('a', 1, { divtypecompperiodreq: true });
  expect(await screen.findByText(/a dividend/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'See the offer' }));
  expect(await screen.findByTestId('address')).toHaveTextContent(
    '/m/member/agent/getDevidendContract',
  );
});

it('goes away on Cancel and stays where it is [CONTR-01]', async () => {
  show('b', 1, { dailysalreqtype: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(/daily salary/)).not.toBeInTheDocument());
  expect(screen.queryByTestId('address')).not.toBeInTheDocument();
});

it('never asks about a trial [CONTR-01]', async () => {
  const wps = show('c', 4, { dailysalreqtype: true });
  await act(() => Promise.resolve());
  expect(wps.callsOf('contracts.pending')).toEqual([]);
});
