import { mockWps, renderWithProviders, sampleVendors } from '@playhouse/fixtures';
import { localStore } from '@playhouse/storage';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useVendorItems } from './useVendors';

function Names() {
  return [...useVendorItems().values()].map(({ name }) => <p key={name}>{name}</p>);
}

const remembered = (scope: string, data: unknown) =>
  localStore.set('allVasslage', JSON.stringify({ scope, data }));
const [koi] = sampleVendors;

beforeEach(() => localStore.remove('allVasslage'));

it('shows the vendors of the last visit until the platform answers, and keeps the new ones', async () => {
  remembered('EN', [{ ...koi, displayName: 'As it was' }]);
  let answer: (vendors: unknown) => void = () => undefined;
  const wps = mockWps({
    'lobby.allVassalages': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  renderWithProviders(<Names />, { wps });
  expect(await screen.findByText('As it was')).toBeVisible();
  await waitFor(() => expect(wps.callsOf('lobby.allVassalages')).toHaveLength(1));
  answer([{ ...koi, displayName: 'As it is' }]);
  expect(await screen.findByText('As it is')).toBeVisible();
  expect(screen.queryByText('As it was')).toBeNull();
  expect(localStore.get('allVasslage')).toContain('As it is');
});

it.each([
  ['of another language', 'TY', [koi]],
  ['that does not fit the contract', 'EN', [{ vassalage: 7 }]],
])('shows nothing %s', (_what, scope, data) => {
  remembered(scope, data);
  renderWithProviders(<Names />, {
    wps: mockWps({ 'lobby.allVassalages': () => new Promise(() => undefined) }),
  });
  expect(screen.queryAllByRole('paragraph')).toHaveLength(0);
});
