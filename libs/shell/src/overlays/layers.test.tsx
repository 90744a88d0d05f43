import { catalogues } from '@playhouse/i18n';
import { createScreenRouter, meetLayers, Screens } from '@playhouse/navigation';
import { Dialog, LayerGateContext, preloadDialogs, Sheet } from '@playhouse/ui-kit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { create } from 'zustand';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const useOpen = create(() => ({ sheet: false, question: false, other: false }));
const open = (state: Partial<ReturnType<typeof useOpen.getState>>) =>
  act(() => useOpen.setState(state));

function Page() {
  const { sheet, question, other } = useOpen();
  return (
    <>
      <Sheet open={sheet} onClose={() => open({ sheet: false })} title="Sheet" />
      <Dialog open={question} onClose={() => open({ question: false })} title="Question" />
      <Sheet open={other} onClose={() => open({ other: false })} title="Other" />
    </>
  );
}

const frame = { Layout: Page, Failure: () => null, Waiting: () => null, Awaited: () => null };
const arrive = vi.fn(async () => Promise.resolve({ Page: () => null }));

const titles = () =>
  screen.queryAllByRole('heading', { hidden: true }).map((title) => title.textContent);
const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));
const shows = (...expected: readonly string[]) => waitFor(() => expect(titles()).toEqual(expected));
/** Waits until the entry in force is one for so many windows. */
const over = (windows: number) =>
  waitFor(() =>
    expect(Number((window.history.state as { over?: number }).over ?? 0)).toBe(windows),
  );

/** Waits for so many steps of the browser through its history. */
function steps(count: number): Promise<void> {
  let left = count;
  return act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', function onStep() {
          left -= 1;
          if (left > 0) return;
          window.removeEventListener('popstate', onStep);
          resolve();
        });
      }),
  );
}

async function enter() {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/screen');
  const router = createScreenRouter(arrive);
  render(
    <IntlProvider locale="en" messages={catalogues.messages('EN')}>
      <LayerGateContext value={meetLayers}>
        <Screens router={router} {...frame} />
      </LayerGateContext>
    </IntlProvider>,
  );
  await act(() => router.ready);
  return router;
}

beforeAll(() => preloadDialogs());
beforeEach(() => useOpen.setState({ sheet: false, question: false, other: false }));
afterEach(() => window.history.replaceState(null, '', '/'));

test('Back takes the uppermost off, then the next, then leads to the screen before', async () => {
  await enter();
  open({ sheet: true });
  await over(1);
  open({ question: true });
  await over(2);
  await shows('Sheet', 'Question');
  window.history.back();
  await shows('Sheet');
  await over(1);
  window.history.back();
  await shows();
  await over(0);
  expect(window.location.pathname).toBe('/screen');
  window.history.back();
  await at('/before');
});

test('what the page takes off leaves no step behind, and Forward does not open it again', async () => {
  await enter();
  open({ sheet: true });
  await over(1);
  open({ sheet: false });
  await over(0);
  const there = steps(2);
  window.history.forward();
  await there;
  await over(0);
  await shows();
  window.history.back();
  await at('/before');
});

test('one that takes the place of another takes its entry', async () => {
  await enter();
  open({ sheet: true });
  await over(1);
  const entries = window.history.length;
  open({ sheet: false, other: true });
  await shows('Other');
  await over(1);
  expect(window.history.length).toBe(entries);
  window.history.back();
  await shows();
  await over(0);
  expect(window.location.pathname).toBe('/screen');
});

test('a step from what lies over a screen closes it and leads Back to the screen itself', async () => {
  const router = await enter();
  open({ sheet: true });
  await over(1);
  router.go('/next');
  await at('/next');
  await shows();
  window.history.back();
  await at('/screen');
  await over(0);
  window.history.back();
  await at('/before');
});

test('a step in place of a screen replaces the screen, not the overlay above it', async () => {
  const router = await enter();
  open({ sheet: true });
  await over(1);
  open({ sheet: false });
  router.navigator.replace('/instead');
  await at('/instead');
  window.history.back();
  await at('/before');
});

test('a step back of the page leads to the screen before, whatever lies over the present one', async () => {
  const router = await enter();
  open({ sheet: true });
  await over(1);
  router.navigator.go(-1);
  await at('/before');
  await shows();
});
