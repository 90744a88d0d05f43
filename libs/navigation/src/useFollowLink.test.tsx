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

test('a link that begins with http asks before it leaves the site [POPUP-03]', async () => {
  expect(await follow('https://news.example/a')).toEqual({
    path: '/m/home',
    overlay: { kind: 'leaveSite', url: 'https://news.example/a' },
  });
});

test('an address of the site is navigated to [POPUP-03]', async () => {
  expect(await follow('m/rewardCenter')).toEqual({ path: '/m/rewardCenter', overlay: undefined });
});

test('anything else is ignored [POPUP-03]', async () => {
  expect(await follow('javascript:alert(1)')).toEqual({ path: '/m/home', overlay: undefined });
});
