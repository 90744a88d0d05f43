import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Arrival } from './arrival';
import { createScreenRouter, frameAfterMs } from './createScreenRouter';
import { Screens } from './Screens';

function Page() {
  const { pathname, state } = useLocation();
  const how = useNavigationType();
  return (
    <>
      <p>{`${how} ${pathname} ${JSON.stringify(state)}`}</p>
      <Link to="/next?page=2" state={{ from: 'here' }}>
        next
      </Link>
    </>
  );
}

const frame = {
  Layout: ({ children }: { readonly children: ReactNode }) => <main>{children}</main>,
  Failure: () => <p>failed</p>,
  Waiting: () => <p>waiting</p>,
  Awaited: () => <p>awaited</p>,
};

const arrive = vi.fn<(address: { readonly pathname: string }) => Promise<Arrival>>();

async function open() {
  const router = createScreenRouter(arrive);
  await act(async () => {
    render(<Screens router={router} {...frame} />);
    await router.ready;
  });
  return router;
}

beforeEach(() => {
  arrive.mockReset().mockResolvedValue({ Page });
  window.history.replaceState(null, '', '/start');
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('a link leads to its screen with its state, and Back to the screen before', async () => {
  await open();
  expect(screen.getByText('POP /start null')).toBeVisible();
  await act(async () => screen.getByText('next').click());
  expect(screen.getByText('PUSH /next {"from":"here"}')).toBeVisible();
  expect(window.location.search).toBe('?page=2');
  window.history.back();
  expect(await screen.findByText('POP /start null')).toBeVisible();
  window.history.forward();
  expect(await screen.findByText('POP /next {"from":"here"}')).toBeVisible();
});

test('the address changes with the screen; until then the router says where it is going', async () => {
  const router = await open();
  let bring: (arrival: Arrival) => void = () => undefined;
  arrive.mockReturnValueOnce(new Promise((resolve) => (bring = resolve)));
  act(() => router.go('/slow'));
  expect(window.location.pathname).toBe('/start');
  expect(router.headedFor()).toBe('/slow');
  expect(document.body).toHaveAttribute('data-going');
  await act(async () => bring({ Page }));
  expect(document.body).not.toHaveAttribute('data-going');
  expect(window.location.pathname).toBe('/slow');
  expect(router.headedFor()).toBeUndefined();
});

describe('a screen that takes long', () => {
  const { length } = window.history;

  async function goSlowly() {
    const router = await open();
    let settle: (arrival: Promise<Arrival>) => void = () => undefined;
    arrive.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
    act(() => router.go('/slow'));
    expect(await screen.findByText('awaited')).toBeVisible();
    return { router, settle: (end: Promise<Arrival>) => act(async () => settle(end)) };
  }

  test('is entered in its frame, and takes the place of it', async () => {
    const { settle } = await goSlowly();
    expect(window.location.pathname).toBe('/slow');
    const entries = window.history.length;
    await settle(Promise.resolve({ Page }));
    expect(screen.getByText('PUSH /slow null')).toBeVisible();
    expect(screen.queryByText('awaited')).not.toBeInTheDocument();
    expect(window.history.length).toBe(entries);
    expect(entries).toBeGreaterThan(length);
    window.history.back();
    expect(await screen.findByText('POP /start null')).toBeVisible();
  });

  test('shows its failure in its frame', async () => {
    const { settle } = await goSlowly();
    await settle(Promise.reject(new Error('gone')));
    expect(screen.getByRole('main')).toHaveTextContent('failed');
    expect(window.location.pathname).toBe('/slow');
  });

  test('gives its entry to the one that stands there instead', async () => {
    const { settle } = await goSlowly();
    const entries = window.history.length;
    await settle(Promise.resolve({ instead: '/other' }));
    expect(screen.getByText('REPLACE /other null')).toBeVisible();
    expect(window.history.length).toBe(entries);
  });

  test('is left by Back from its frame', async () => {
    const { settle } = await goSlowly();
    window.history.back();
    expect(await screen.findByText('POP /start null')).toBeVisible();
    await settle(Promise.resolve({ Page }));
    expect(screen.getByText('POP /start null')).toBeVisible();
  });
});

test('a screen that takes long to draw has its frame first, and its entry once', async () => {
  const router = createScreenRouter(arrive);
  await router.ready;
  router.markShown(router.stand());
  const place = () => (window.history.state as { idx: number }).idx;
  const start = place();
  const stands: (boolean | undefined)[] = [];
  router.subscribe(() => stands.push(router.stand().isAwaited));
  vi.useFakeTimers();
  router.go('/heavy');
  await vi.advanceTimersByTimeAsync(frameAfterMs - 1);
  expect(stands).toEqual([undefined]);
  await vi.advanceTimersByTimeAsync(1);
  expect(stands).toEqual([undefined, true, undefined]);
  router.markShown(router.stand());
  router.go('/light');
  await vi.advanceTimersByTimeAsync(1);
  router.markShown(router.stand());
  await vi.advanceTimersByTimeAsync(frameAfterMs);
  vi.useRealTimers();
  expect(stands).toEqual([undefined, true, undefined, undefined]);
  expect(place()).toBe(start + 2);
});

test('a step that another has overtaken is forgotten', async () => {
  const router = await open();
  let bring: (arrival: Arrival) => void = () => undefined;
  arrive.mockReturnValueOnce(new Promise((resolve) => (bring = resolve)));
  await act(async () => {
    router.go('/slow');
    router.go('/quick');
  });
  await act(async () => bring({ Page }));
  expect(screen.getByText('PUSH /quick null')).toBeVisible();
  expect(window.location.pathname).toBe('/quick');
});

test('a screen that cannot be fetched shows the failure, and the next step leads on', async () => {
  const router = await open();
  arrive.mockRejectedValueOnce(new Error('gone'));
  await act(async () => router.go('/lost'));
  expect(screen.getByRole('main')).toHaveTextContent('failed');
  expect(window.location.pathname).toBe('/lost');
  await act(async () => router.go('/next'));
  expect(screen.getByText('PUSH /next null')).toBeVisible();
});

test('a screen that fails while it is drawn leaves the bars, and the next step leads on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = await open();
  const Broken = () => {
    throw new Error('broken');
  };
  arrive.mockResolvedValueOnce({ Page: Broken });
  await act(async () => router.go('/broken'));
  expect(screen.getByRole('main')).toHaveTextContent('failed');
  await act(async () => router.go('/next'));
  expect(screen.getByText('PUSH /next null')).toBeVisible();
});

test('a reload leaves the entry of what lay over the screen, and Forward finds nothing there', async () => {
  window.history.pushState({ idx: 0 }, '', '/screen');
  window.history.pushState({ idx: 0, over: 1 }, '', '/screen');
  const overs: unknown[] = [];
  const note = () => overs.push((window.history.state as { over?: number }).over);
  window.addEventListener('popstate', note);
  await open();
  await waitFor(() => expect(overs).toEqual([undefined]));
  window.history.forward();
  await waitFor(() => expect(overs).toEqual([undefined, 1, undefined]));
  window.removeEventListener('popstate', note);
});
