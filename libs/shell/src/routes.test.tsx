import { ScreenProviders } from '@playhouse/fixtures';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorScreen } from './pages/ErrorScreen';
import { shellRoutes } from './routes';

const help = { path: '/m/help', element: <p>help itself</p> };
const home = { path: '/m/home', element: <p>home itself</p> };

it('redirects an address of the route table, with its query [ROUTE-18]', async () => {
  render(<ScreenProviders routes={[help, ...shellRoutes]} history={['/faq.html?i=2']} />);
  expect(await screen.findByText('help itself')).toBeVisible();
});

it('ends on a not-found screen with a way home [ROUTE-18]', async () => {
  render(<ScreenProviders routes={[home, ...shellRoutes]} history={['/m/nowhere']} />);
  expect(await screen.findByText('We cannot find that page')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'To the home screen' }));
  expect(await screen.findByText('home itself')).toBeVisible();
});

it('says so when a screen fails, and offers a retry and the way home [ERR-01]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const broken = () => {
    throw new Error('secret detail');
  };
  const routes = [{ errorElement: <ErrorScreen />, children: [{ path: '/x', Component: broken }] }];
  render(<ScreenProviders routes={routes} history={['/x']} />);
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the home screen' })).toBeVisible();
  expect(screen.queryByText(/secret detail/)).not.toBeInTheDocument();
});
