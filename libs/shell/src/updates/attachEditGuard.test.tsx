import { isPageBusy } from '@playhouse/navigation';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { attachEditGuard } from './attachEditGuard';

let detach: () => void;
beforeEach(() => (detach = attachEditGuard()));
afterEach(() => detach());

it('a form with words in it keeps the page busy until it is empty or gone [PWA-01]', async () => {
  const form = () => (
    <form>
      <input aria-label="Name" />
    </form>
  );
  render(form());
  expect(isPageBusy()).toBe(false);
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  expect(isPageBusy()).toBe(true);
  await userEvent.clear(screen.getByLabelText('Name'));
  expect(isPageBusy()).toBe(false);
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  cleanup();
  expect(isPageBusy()).toBe(false);
});

it('what the page itself filled in, and a search, keep nobody busy [PWA-01]', async () => {
  render(
    <form>
      <input aria-label="Name" defaultValue="Ana" />
      <input aria-label="Search" type="search" />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Search'), 'pearl');
  expect(isPageBusy()).toBe(false);
});

it('words typed before the guard was there keep the page busy, too [PWA-01]', async () => {
  detach();
  render(<input aria-label="Name" />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  expect(isPageBusy()).toBe(false);
  detach = attachEditGuard();
  expect(isPageBusy()).toBe(true);
  await userEvent.clear(screen.getByLabelText('Name'));
  expect(isPageBusy()).toBe(false);
});
