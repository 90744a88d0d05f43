import { mockWps, sampleGame, sampleMerchant } from '@playhouse/fixtures';
import { I18nProvider } from '@playhouse/i18n';
import { createQueryClient, WpsProvider } from '@playhouse/platform';
import { MerchantProvider } from '@playhouse/whitelabel';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { withIntersectionObserver } from '../../testing/observers';
import { vendorsOptions } from '../../shared/queries/vendors';
import { readListState } from '../logic/listState';
import { gamePagesOptions } from '../queries/gamePages';
import {
  hotGamesOptions,
  hotMatchesOptions,
  vendorConfigOptions,
  winnersOptions,
} from '../queries/gameQueries';
import { GameListPage } from './GameListPage';
import { HotMatches } from './HotMatches';
import { PopularGames } from './PopularGames';
import { WinnerBoard } from './WinnerBoard';

withIntersectionObserver();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ignore = () => undefined;
const merchant = sampleMerchant({ categories: ['RNG', 'LIVE', 'SPORTS'] });
const page = {
  games: Array.from({ length: 26 }, (_, number) => sampleGame(number)),
  pageNum: 1,
  totalPages: 3,
};

/** A client that holds every answer of the public screens, as one that came with a page does. */
async function filledClient(): Promise<QueryClient> {
  const wps = mockWps({ 'lobby.gameList': page });
  const client = createQueryClient({ onError: ignore, onSessionEnded: ignore });
  const state = readListState(new URLSearchParams({ gameType: 'RNG' }));
  await Promise.all([
    client.fetchQuery(vendorConfigOptions(wps, 'EN')),
    client.fetchQuery(vendorsOptions(wps, 'EN')),
    client.fetchQuery(hotGamesOptions(wps, 'EN')),
    client.fetchQuery(hotMatchesOptions(wps, 'EN')),
    client.fetchQuery(winnersOptions(wps, 'EN')),
    client.fetchInfiniteQuery(gamePagesOptions(wps, { state, language: 'EN', member: undefined })),
  ]);
  localStorage.clear();
  return client;
}

function Site({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <MerchantProvider merchant={merchant}>
      <I18nProvider language="EN">
        <WpsProvider wps={mockWps({ 'lobby.gameList': page })}>
          <QueryClientProvider client={client}>
            <MemoryRouter initialEntries={['/m/gameList?gameType=RNG']}>{children}</MemoryRouter>
          </QueryClientProvider>
        </WpsProvider>
      </I18nProvider>
    </MerchantProvider>
  );
}

const ofBrowsers = ['window', 'document', 'localStorage', 'navigator', 'matchMedia'] as const;

/** Renders as a server does: without a window, a document or a storage. */
function onServer(node: ReactNode): string {
  const kept = ofBrowsers.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const name of ofBrowsers) {
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
  }
  try {
    return renderToString(node);
  } finally {
    for (const [index, name] of ofBrowsers.entries()) {
      Object.defineProperty(globalThis, name, kept[index] ?? { configurable: true });
    }
  }
}

it.each([
  ['a list of games', <GameListPage key="list" />, /Play Golden Carabao/],
  ['popular games', <PopularGames key="popular" />, /Play Golden Carabao/],
  ['hot matches', <HotMatches key="matches" />, /Bayside Rovers/],
  ['the winner board', <WinnerBoard key="winners" />, /m\*\*\*a/],
])('%s comes whole from a server, and wakes up as it is', async (_name, node, content) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') });
  const client = await filledClient();
  const html = onServer(<Site client={client}>{node}</Site>);
  expect(html).toMatch(content);
  // A prerendered page may carry no inline styles: the security policy refuses them.
  expect(html).not.toMatch(/ style=/);

  const said = vi.spyOn(console, 'error').mockImplementation(ignore);
  const mismatches: unknown[] = [];
  vi.setSystemTime(Date.parse('2026-11-22T23:00:00Z'));
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = html;
  const before = root.textContent;
  const waking = await act(async () =>
    hydrateRoot(root, <Site client={await filledClient()}>{node}</Site>, {
      onRecoverableError: (error) => mismatches.push(error),
    }),
  );
  expect(mismatches).toEqual([]);
  expect(said).not.toHaveBeenCalled();
  expect(root.textContent).toBe(before);
  act(() => waking.unmount());
  root.remove();
});

it('a list comes with the pictures of its first row first, all others when they are near', async () => {
  const client = await filledClient();
  const html = onServer(
    <Site client={client}>
      <GameListPage />
    </Site>,
  );
  const root = document.createElement('div');
  root.innerHTML = html;
  const tiles = [...root.querySelectorAll('[role=listitem]')];
  const pictures = tiles.flatMap((tile) => [...tile.querySelectorAll(':not(noscript) > img')]);
  expect(pictures).toHaveLength(26);
  const [first, later] = [pictures.slice(0, 3), pictures.slice(3)];
  expect(first.every((image) => image.hasAttribute('src'))).toBe(true);
  // Those that come when they are near are named, and fetched by no browser before.
  expect(later.some((image) => image.hasAttribute('src'))).toBe(false);
  expect(later.every((image) => image.hasAttribute('data-src'))).toBe(true);
  // Without scripts nothing comes near: each has another that the browser fetches lazily.
  const others = tiles.filter((tile) => tile.querySelector('noscript') !== null);
  expect(others).toEqual(tiles.slice(3));
  expect(pictures.every((image) => image.getAttribute('width') !== null)).toBe(true);
  expect(pictures[0]?.getAttribute('fetchpriority')).toBe('high');
});
