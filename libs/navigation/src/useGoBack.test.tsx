import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
      await act(async () => {
        screen.getByText('back').click();
        await new Promise((resolve) => setTimeout(resolve, 20));
      });
      return router.state.location.pathname;
    },
  };
}

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

test.each(['/m/login', '/m/register', '/m/trail', '/m/notice', '/m/activity', '/m/forget'])(
  'back on %s goes home [SHELL-03]',
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
