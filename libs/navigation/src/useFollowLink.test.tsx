import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { closeOverlay, useOverlay } from './overlays';
import { useFollowLink } from './useFollowLink';

function Follow({ link }: { readonly link: string }) {
  const follow = useFollowLink();
  return <button onClick={() => follow(link)}>follow</button>;
}

async function follow(link: string) {
  const routes = [{ path: '*', element: <Follow link={link} /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/m/home'] });
  render(<RouterProvider router={router} />);
  await act(async () => screen.getByText('follow').click());
  return { path: router.state.location.pathname, overlay: useOverlay.getState().current };
}

beforeEach(() => closeOverlay());

const script = 'javascript:alert(1)';
const leaving = { kind: 'leaveSite', url: 'https://news.example/a' };

test.each([
  ['asks before it leaves the site', 'https://news.example/a', '/m/home', leaving],
  ['leads to an address of the site', 'm/rewardCenter', '/m/rewardCenter', undefined],
  ['says so where it is none', script, '/m/home', { kind: 'leaveSite', url: script }],
])('a link %s: %s [POPUP-03]', async (_what, link, path, overlay) => {
  expect(await follow(link)).toEqual({ path, overlay });
});
