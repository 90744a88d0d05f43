import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paths } from './paths';
import { defineScreen } from './screen';
import { provideScreens } from './screenTable';
import { useGoBack } from './useGoBack';

function Screen({ rule }: { readonly rule?: 'header' | 'history' }) {
  return <button onClick={useGoBack(rule)}>back</button>;
}

function site(rule?: 'header' | 'history') {
  const router = createBrowserRouter([{ path: '*', element: <Screen rule={rule} /> }]);
  render(<RouterProvider router={router} />);
  return {
    visit: (to: string) => act(() => router.navigate(to)),
    async back() {
      const left = router.state.location;
      act(() => screen.getByText('back').click());
      await waitFor(() => expect(router.state.location).not.toBe(left));
      return router.state.location.pathname;
    },
  };
}

beforeEach(() => {
  const page = { load: () => Promise.resolve({ Page: () => null }), page: 'Page' } as const;
  provideScreens([
    defineScreen(paths.forget, { texts: [], back: 'home', ...page }),
    defineScreen(paths.settings, { texts: [], ...page }),
  ]);
});
beforeEach(() => window.history.replaceState(null, '', '/m/mine'));
afterEach(() => window.history.replaceState(null, '', '/'));

test('back goes to the previous screen [SHELL-03]', async () => {
  const { visit, back } = site();
  await visit('/m/set');
  expect(await back()).toBe('/m/mine');
});

test('back goes home when the site was entered on this screen [SHELL-03]', async () => {
  expect(await site().back()).toBe('/m/home');
});

test.each(['/m/forget', '/m/FORGET/'])(
  'back on %s, whose arrow always does, goes home [SHELL-03]',
  async (path) => {
    const { visit, back } = site();
    await visit(path);
    expect(await back()).toBe('/m/home');
  },
);

test('a screen that has done its work returns to the previous one [FORGOT-04]', async () => {
  const { visit, back } = site('history');
  await visit('/m/forget');
  expect(await back()).toBe('/m/mine');
});
