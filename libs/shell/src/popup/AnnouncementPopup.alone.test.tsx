import { mockWps, renderWithProviders, sampleMerchant, unreachable } from '@playhouse/fixtures';
import { firstViewId } from '@playhouse/navigation';
import { createQueryClient } from '@playhouse/platform';
import { endSession } from '@playhouse/session';
import { preloadDialogs } from '@playhouse/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { homeAnnouncementsOptions } from '../queries';
import { AnnouncementPopup } from './AnnouncementPopup';
import { pauseMs, restMs } from './onceLookedAround';

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
/** As the specification has it: 500 ms after its list. */
const atLoad = sampleMerchant({ flags: { POPUPATLOAD3: true } });
const show = (popups: unknown[], merchant = atLoad) =>
  renderWithProviders(<AnnouncementPopup />, { wps: wps(popups), address: '/m/home', merchant });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeAll(() => preloadDialogs());
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
// Nothing is left on the screen that the end of the session would change.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  endSession();
});

it('comes 500 ms after its list, with the items for visitors [POPUP-01]', async () => {
  show([popup('a', 'A'), popup('b', 'B')]);
  await pass(250);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText('Title b')).toBeVisible();
  expect(screen.queryByText('Title a')).not.toBeInTheDocument();
});

describe('for a merchant that lets players look around first', () => {
  /** The first row of games of home. */
  const row = document.createElement('div');
  row.id = firstViewId;
  const arrive = () => show([popup('b', 'B')], sampleMerchant({ flags: {} }));
  const isShown = () => screen.queryByRole('dialog') !== null;
  afterEach(() => row.remove());

  it('comes some seconds after the first games stand [POPUP-01]', async () => {
    arrive();
    await pass(6000);
    document.body.append(row);
    await pass(restMs - 500);
    expect(isShown()).toBe(false);
    await pass(1000);
    expect(isShown()).toBe(true);
  });

  it('comes when the player pauses, never under a finger that moves [POPUP-01]', async () => {
    document.body.append(row);
    arrive();
    await pass(500);
    for (let moved = 0; moved < 6; moved += 1) {
      fireEvent.touchMove(document.body);
      await pass(1000);
    }
    expect(isShown()).toBe(false);
    await pass(pauseMs);
    expect(isShown()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.touchMove(document.body);
    await pass(5000);
    expect(isShown(), 'it comes once').toBe(false);
  });

  it('comes on a home without games, too [POPUP-01]', async () => {
    arrive();
    await pass(10_000 + restMs + 1000);
    expect(isShown()).toBe(true);
  });
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
  await pass(5000);
  expect(screen.queryByText('Title b')).not.toBeInTheDocument();
});

async function staysAway(): Promise<void> {
  await pass(5000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

/** The popup on a page that came with what was announced long ago. */
function showOnOldPage(old: ReturnType<typeof popup>[], platform: ReturnType<typeof wps>) {
  const ignore = () => undefined;
  const client = createQueryClient({ onError: ignore, onSessionEnded: ignore });
  const told = { banners: [], notices: [], home: [], popups: old };
  client.setQueryData(homeAnnouncementsOptions(platform, 'EN', undefined).queryKey, told, {
    updatedAt: 1,
  });
  const page = (
    <QueryClientProvider client={client}>
      <AnnouncementPopup />
    </QueryClientProvider>
  );
  return renderWithProviders(page, { wps: platform, address: '/m/home', merchant: atLoad });
}

it('shows what is announced now when the page came with what was announced before [POPUP-02]', async () => {
  showOnOldPage([popup('old', 'B')], wps([popup('new', 'B')]));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Title new');
});

it('stays away when all that is known is what an older page came with [POPUP-02]', async () => {
  showOnOldPage([popup('old', 'B')], mockWps({ 'content.homeAnnouncements': unreachable }));
  await staysAway();
});

it.each([
  ['its own button was followed', 'See details'],
  ['it was closed', 'Close'],
])(
  'does not come back once %s and the screen left before it had gone [POPUP-02]',
  async (_, name) => {
    // The window takes its time to go.
    const finished = new Promise(() => undefined);
    Object.assign(Element.prototype, { getAnimations: () => [{ finished }] });
    const items = [{ ...popup('b', 'B'), link: '/m/activity' }];
    const { unmount } = show(items);
    await userEvent.click(await screen.findByRole('button', { name }));
    unmount();
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
    show(items);
    await staysAway();
  },
);

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
