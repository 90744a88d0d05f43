import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paths } from '../paths';
import { defineScreen } from '../screen';
import type { ScreenFacts } from '../screen';
import { arriveAt } from './arrival';
import type { Viewer } from './arrival';
import { createScreenRouter } from './createScreenRouter';
import { Screens } from './Screens';
import { provideScreens } from '../screenTable';

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

const frame = {
  Layout: ({ children }: { readonly children: ReactNode }) => children,
  Failure: () => <p>failed</p>,
  Waiting: () => <p>waiting</p>,
  Awaited: () => <p>awaited</p>,
};

async function visit(address: string, facts: Partial<ScreenFacts>, viewer: Viewer) {
  provideScreens([home, login, wanted(facts)]);
  window.history.replaceState(null, '', address);
  const missing = () => Promise.resolve(() => <p>missing</p>);
  const router = createScreenRouter((to) => arriveAt(to, { viewer: () => viewer, missing }));
  await act(async () => {
    render(<Screens router={router} {...frame} />);
    await router.ready;
  });
  return `${window.location.pathname}${window.location.search}`;
}

beforeEach(() => provideScreens([]));
afterEach(() => window.history.replaceState(null, '', '/'));

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

test.each([
  ['visitor', '/m/webEmail'],
  ['trial', '/m/webEmail'],
  ['member', '/m/home'],
] as const)('a door to an account: %s ends at %s [TRIAL-01, LOGIN-15]', async (viewer, end) => {
  expect(await visit('/m/webEmail', { who: 'newcomers' }, viewer)).toBe(end);
});

test('a screen for accounts sends visitors to the login, and no trial away [CRED-02]', async () => {
  expect(await visit('/m/webEmail', { who: 'accounts' }, 'visitor')).toMatch(/^\/m\/login/);
  expect(await visit('/m/webEmail', { who: 'accounts' }, 'trial')).toBe('/m/webEmail');
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

test('an old address leads on to its screen, with its query [ROUTE-18]', async () => {
  expect(await visit('/post.html?i=2', { formerly: ['/post'] }, 'visitor')).toBe('/m/webEmail?i=2');
  expect(screen.getByText('the screen')).toBeVisible();
});

test('an address where no screen ever was stays as it is, and says so [ROUTE-18]', async () => {
  expect(await visit('/m/nowhere', {}, 'visitor')).toBe('/m/nowhere');
  expect(screen.getByText('missing')).toBeVisible();
});
