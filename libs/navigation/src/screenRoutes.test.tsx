import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { paths } from './paths';
import { defineScreen } from './screen';
import type { ScreenFacts } from './screen';
import { screenRoutes } from './screenRoutes';
import type { Viewer } from './screenRoutes';
import { provideScreens } from './screenTable';

const Wanted = () => <p>the screen</p>;
const home = defineScreen(paths.home, {
  texts: [],
  load: () => Promise.resolve({ Home: () => <p>home</p> }),
  page: 'Home',
});
const login = defineScreen(paths.login, {
  texts: [],
  who: 'visitors',
  returnable: false,
  load: () => Promise.resolve({ Login: () => <p>login</p> }),
  page: 'Login',
});
const wanted = (facts: Partial<ScreenFacts>) =>
  defineScreen(paths.webEmail, {
    texts: [],
    ...facts,
    load: () => Promise.resolve({ Wanted }),
    page: 'Wanted',
  });

async function visit(address: string, facts: Partial<ScreenFacts>, viewer: Viewer) {
  const screens = [home, login, wanted(facts)];
  provideScreens(screens);
  const router = createMemoryRouter(
    [{ HydrateFallback: () => null, children: screenRoutes(screens, () => viewer) }],
    { initialEntries: [address] },
  );
  await act(async () => {
    render(<RouterProvider router={router} />);
    await new Promise((resolve) => setTimeout(resolve));
  });
  const { pathname, search } = router.state.location;
  return `${pathname}${search}`;
}

beforeEach(() => provideScreens([]));

test('a visitor of a screen for members goes to the login and comes back [SESS-05, LOGIN-15]', async () => {
  expect(await visit('/m/webEmail?page=2', { who: 'members' }, 'visitor')).toBe(
    '/m/login?returnTo=%2Fm%2FwebEmail%3Fpage%3D2',
  );
});

test('a screen may send visitors home instead [CHPW-02, SET-01]', async () => {
  expect(await visit('/m/webEmail', { who: 'members', otherwise: 'home' }, 'visitor')).toBe(
    '/m/home',
  );
});

test.each(['member', 'agent'] as const)(
  '%s: members see a screen for members [SESS-05]',
  async (viewer) => {
    expect(await visit('/m/webEmail', { who: 'members' }, viewer)).toBe('/m/webEmail');
    expect(screen.getByText('the screen')).toBeVisible();
  },
);

test.each([
  ['visitor', '/m/home'],
  ['member', '/m/home'],
  ['agent', '/m/webEmail'],
] as const)('a screen for agents: %s ends at %s [AGENT-01]', async (viewer, end) => {
  expect(await visit('/m/webEmail', { who: 'agents' }, viewer)).toBe(end);
});

test('a member has nothing to do at a door, and goes where a login would have led [LOGIN-15]', async () => {
  expect(await visit('/m/login?returnTo=%2Fm%2FwebEmail', {}, 'member')).toBe('/m/webEmail');
  expect(await visit('/m/login?returnTo=%2Fm%2Flogin', {}, 'member')).toBe('/m/home');
});

test('the query may decide who sees a screen [SESS-05]', async () => {
  const who = (search: URLSearchParams) => (search.get('tab') === 'fav' ? 'members' : 'everyone');
  expect(await visit('/m/webEmail?tab=all', { who }, 'visitor')).toBe('/m/webEmail?tab=all');
  expect(await visit('/m/webEmail?tab=fav', { who }, 'visitor')).toMatch(/^\/m\/login/);
});

test('a screen stands at each of its addresses, in any case, with its guard', async () => {
  const facts = { aliases: ['/mail.html'], who: 'members' } as const;
  expect(await visit('/Mail.HTML', facts, 'member')).toBe('/Mail.HTML');
  expect(screen.getByText('the screen')).toBeVisible();
  expect(await visit('/MAIL.html/', facts, 'visitor')).toMatch(/^\/m\/login/);
});
