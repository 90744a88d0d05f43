import { afterEach, expect, test } from 'vitest';
import { aheadElementId, fetchAhead } from './fetchAhead';
import type { Ahead } from './fetchAhead';

const ahead: Ahead = {
  files: ['assets/login.js', 'assets/login.css', 'assets/deposit.js', 'assets/money.js'],
  member: [3],
  screens: [
    [
      ['/m/login', '/login.html'],
      [0, 1],
    ],
    [['/m/vouchercenter'], [0, 1], [2]],
  ],
};

/** The files that are fetched for somebody who comes to an address. */
function fetchedAt(address: string, session?: 'member'): (string | null)[] {
  document.body.innerHTML = `<script type="application/json" id="${aheadElementId}">${JSON.stringify(ahead)}</script>`;
  if (session !== undefined) document.documentElement.dataset['session'] = session;
  window.history.replaceState(null, '', address);
  fetchAhead(aheadElementId);
  const links = [...document.head.querySelectorAll('link')];
  return links.map((link) => `${link.rel} ${link.getAttribute('href') ?? ''}`);
}

afterEach(() => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset['session'];
  window.history.replaceState(null, '', '/');
});

test('scripts and styles of the screen at the address are fetched, in any case of it [ROUTE-20]', () => {
  const login = ['modulepreload /assets/login.js', 'preload /assets/login.css'];
  expect(fetchedAt('/M/Login/?returnTo=x')).toEqual(login);
});

test('of a guarded screen a visitor gets the login and a member the screen [ROUTE-20, SESS-05]', () => {
  expect(fetchedAt('/m/voucherCenter')[0]).toContain('login.js');
  document.head.innerHTML = '';
  const own = ['modulepreload /assets/deposit.js', 'modulepreload /assets/money.js'];
  expect(fetchedAt('/m/voucherCenter', 'member')).toEqual(own);
});

test('what is fetched must be what the page says that it is', () => {
  const integrity = { '/assets/login.js': 'sha256-a', '/assets/login.css': 'sha256-b' };
  const map = Object.assign(document.createElement('script'), {
    type: 'importmap',
    textContent: JSON.stringify({ integrity }),
  });
  document.head.append(map);
  fetchedAt('/m/login');
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => link.integrity)).toEqual(['sha256-a', 'sha256-b']);
});

test('where no screen is, and on a page without the table, nothing is fetched', () => {
  expect(fetchedAt('/m/nowhere')).toEqual([]);
  document.body.innerHTML = '';
  expect(() => fetchAhead(aheadElementId)).not.toThrow();
});
