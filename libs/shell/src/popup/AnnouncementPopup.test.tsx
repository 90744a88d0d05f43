import { mockWps, renderWithProviders, signIn } from '@playhouse/fixtures';
import { endSession } from '@playhouse/session';
import { preloadDialogs } from '@playhouse/ui-kit';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AnnouncementPopup } from './AnnouncementPopup';

// Whose turn it is has its own test.
vi.mock('../attention/attention', () => ({
  useAttention: (_claim: string, wish: string) => wish === 'yes',
}));

const popup = (id: string, execution: 'A' | 'B' | 'F', content = `<p>Text ${id}</p>`) => ({
  id,
  title: `Title ${id}`,
  content,
  execution,
});
const wps = (popups: unknown[]) =>
  mockWps({ 'content.homeAnnouncements': { banners: [], notices: [], popups, home: [] } });
const show = (popups: unknown[]) =>
  renderWithProviders(<AnnouncementPopup />, { wps: wps(popups), address: '/m/home' });
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

beforeAll(() => preloadDialogs());
beforeEach(() => localStorage.clear());
// Nothing is left on the screen that the end of the session would change.
afterEach(() => {
  cleanup();
  endSession();
});

it('comes 500 ms after its list, with the items for visitors [POPUP-01]', async () => {
  show([popup('a', 'A'), popup('b', 'B')]);
  await pause(250);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText('Title b')).toBeVisible();
  expect(screen.queryByText('Title a')).not.toBeInTheDocument();
});

it('shows a first login its own items only [POPUP-01]', async () => {
  signIn({ token: 't', merchantCode: 's', userName: 'm', type: 0, firstTimeLogin: true });
  show([popup('a', 'A'), popup('f', 'F')]);
  expect(await screen.findByText('Title f')).toBeVisible();
});

it('is kept hidden under SHELL_PU_B once a visitor closed it [POPUP-02]', async () => {
  const { unmount } = show([popup('b', 'B')]);
  await screen.findByText('Title b');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('SHELL_PU_B') ?? '{}')).toMatchObject({ show: false }),
  );
  expect(localStorage.getItem('SHELL_PU_A')).toBeNull();
  unmount();
  show([popup('b', 'B')]);
  await pause(900);
  expect(screen.queryByText('Title b')).not.toBeInTheDocument();
});

it('reappears when a content changed [POPUP-02]', async () => {
  const seen = [['Title b', '<p>Text b</p>']];
  localStorage.setItem('SHELL_PU_B', JSON.stringify({ show: false, seen }));
  show([popup('b', 'B', '<p>New text</p>')]);
  expect(await screen.findByText('New text')).toBeVisible();
});

it('pages from first to last and no further [POPUP-02]', async () => {
  show([popup('1', 'B'), popup('2', 'B')]);
  await screen.findByText('Title 1');
  expect(screen.getByRole('button', { name: 'Previous announcement' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next announcement' }));
  expect(await screen.findByText('Title 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next announcement' })).toBeDisabled();
});

it('cleans its HTML and navigates in-app links [POPUP-03]', async () => {
  const html = '<p onclick="x()">Go<script>x()</script> <a href="/m/rewardCenter">there</a></p>';
  show([popup('b', 'B', html)]);
  const link = await screen.findByRole('link', { name: 'there' });
  expect(document.querySelector('[onclick], [role=dialog] script')).toBeNull();
  await userEvent.click(link);
  expect(await screen.findByTestId('address')).toHaveTextContent('/m/rewardCenter');
});
