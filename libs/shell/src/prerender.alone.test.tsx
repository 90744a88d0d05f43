import { ScreenProviders, mockWps, pending, sampleMerchant } from '@playhouse/fixtures';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HomePage } from './home/HomePage';
import { AppLayout } from './layout/AppLayout';

const merchant = sampleMerchant({
  homeBlocks: [
    'infoCard',
    'banner',
    'hotMatches',
    'marquee',
    'noticeStrip',
    'jackpot',
    'popularGames',
    'winners',
  ],
  flags: { DIRECTREG3: true },
});
// The platform has not answered yet, whatever home asks for.
const nothingYet = {
  'content.homeAnnouncements': pending,
  'lobby.allVassalages': pending,
  'lobby.hotGames': pending,
  'lobby.hotMatches': pending,
  'lobby.vendorConfig': pending,
  'lobby.winnerBoard': pending,
};
const page = () => (
  <ScreenProviders
    merchant={merchant}
    wps={mockWps(nothingYet)}
    history={['/m/home']}
    routes={[
      {
        path: '/m/home',
        element: (
          <AppLayout>
            <HomePage />
          </AppLayout>
        ),
      },
    ]}
  />
);

it('is prerendered whole without data: header, hero, categories, footer, no style attribute', () => {
  const html = renderToString(page());
  for (const part of ['Join now', 'Your next win', 'Slots', 'Live', 'Jackpot', 'Deposit']) {
    expect(html).toContain(part);
  }
  expect(html).not.toMatch(/ style="/);
});

it('hydrates without a mismatch', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const container = document.createElement('div');
  container.innerHTML = renderToString(page());
  document.body.append(container);
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, page(), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(() => root.unmount());
});
