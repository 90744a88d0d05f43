import { mockWps, renderWithProviders, signIn } from '@playhouse/fixtures';
import { serverClock } from '@playhouse/platform';
import { endSession } from '@playhouse/session';
import type { SessionEnd } from '@playhouse/session';
import { preloadDialogs } from '@playhouse/ui-kit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { SessionEndWarning } from './SessionWarning';

beforeAll(() => preloadDialogs());
beforeEach(() => signIn());
afterEach(endSession);

/** Shows one end of a session after the other. */
function Ends({ ends }: { readonly ends: readonly (SessionEnd | undefined)[] }) {
  const [at, setAt] = useState(0);
  return (
    <>
      <SessionEndWarning near={ends[at]} />
      <button onClick={() => setAt(at + 1)}>Time passes</button>
    </>
  );
}

function show(...ends: readonly (SessionEnd | undefined)[]) {
  const wps = mockWps();
  renderWithProviders(<Ends ends={ends} />, { wps });
  return wps;
}

const endIn = (ms: number, isIdle = true): SessionEnd => ({ at: serverClock.now() + ms, isIdle });
const timePasses = () => fireEvent.click(screen.getByText('Time passes'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('warns of the end of an idle session with the time left, extends it, goes with it [SESS-03]', async () => {
  const wps = show(endIn(100_000), undefined);
  expect(await screen.findByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  expect(screen.getByText(/signed out in 01:[34]\d because/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  await waitFor(() => expect(wps.callsOf('session.extend')).toHaveLength(1));
  timePasses();
  await gone();
});

it('is not shown again for the same end once it was closed, but for a later one', async () => {
  const end = endIn(100_000);
  show(end, { ...end }, endIn(110_000));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await gone();
  timePasses();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('dialog')).toBeNull();
  timePasses();
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('tells when a day is over that nothing puts it off [SESS-03]', async () => {
  show(endIn(90_000, false));
  expect(
    await screen.findByRole('dialog', { name: 'You will have to log in again soon' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stay logged in' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await gone();
});
