import { ScreenProviders } from '@playhouse/fixtures';
import { provideScreens } from '@playhouse/navigation';
import { reach } from '@playhouse/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { ErrorScreen } from './pages/ErrorScreen';
import { arrive } from './arrive';
import { siteScreens } from './screens';

beforeAll(() => provideScreens(siteScreens));

it('leads an address of old on to its screen, with its query [ROUTE-18]', async () => {
  expect(await arrive({ pathname: '/faq.html', search: '?i=2' })).toEqual({
    instead: '/m/help?i=2',
  });
});

it('ends on a not-found screen with a way home [ROUTE-18]', async () => {
  const arrival = await arrive({ pathname: '/m/nowhere', search: '' });
  if ('instead' in arrival) throw new Error(`It leads to ${arrival.instead}.`);
  const home = { path: '/m/home', element: <p>home itself</p> };
  const nowhere = { path: '/m/nowhere', element: <arrival.Page /> };
  render(<ScreenProviders routes={[home, nowhere]} history={['/m/nowhere']} />);
  expect(await screen.findByText('We can’t find that page')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Go to home' }));
  expect(await screen.findByText('home itself')).toBeVisible();
});

/** Shows the error screen for a screen that throws while the network is as given. */
function showFailure(sight: 'there' | 'away') {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(reach, 'look').mockResolvedValue(sight);
  const broken = () => {
    throw new Error('secret detail');
  };
  const routes = [{ path: '/x', Component: broken, errorElement: <ErrorScreen /> }];
  render(<ScreenProviders routes={routes} history={['/x']} />);
}

it('says so when a screen fails, and offers a retry and the way home [ERR-01]', async () => {
  showFailure('there');
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home' })).toBeVisible();
  expect(screen.queryByText(/secret detail/)).not.toBeInTheDocument();
});

it('says that the network is gone when a screen fails by it; a tap looks [ERR-01, SHELL-11]', async () => {
  showFailure('away');
  expect(await screen.findByText('No internet connection')).toBeVisible();
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reach.look).toHaveBeenCalledTimes(2);
});
