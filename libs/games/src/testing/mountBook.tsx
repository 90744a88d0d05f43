/** @jsxImportSource preact */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import type { BookVariant } from '../views/sportsbook/book';
import { BookPage } from '../views/sportsbook/BookPage';
import { createBookPlatform } from './createBookPlatform';
import { plainBoot } from './plainBoot';

/** A book's page with three matches: one that is played, and two to come. Words are told as their ids. */
export async function mountBook({ matchId }: { readonly matchId?: string } = {}) {
  const { platform, answer, pass, ...book } = createBookPlatform();
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const variant: BookVariant = {
    ...{ sport: 'football', first: answer(), matchId, maxPayout: 100_000 },
  };
  const page = <BookPage boot={{ ...plainBoot, variant }} platform={platform} />;
  await act(async () => render(page, root));
  const find = (name: string) => {
    const buttons = [...root.querySelectorAll<HTMLElement>(':is(button, summary):not(:disabled)')];
    const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
    const found = buttons.find((button) => nameOf(button).includes(name));
    if (found === undefined) throw new Error(`No ${name}: ${buttons.map(nameOf).join(' | ')}`);
    return found;
  };
  return {
    ...book,
    text: () => root.textContent,
    find,
    press: (name: string) =>
      act(async () => {
        find(name).click();
        await vi.advanceTimersByTimeAsync(10);
      }),
    check: () =>
      act(async () => root.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()),
    /** Lets time pass, on the platform's clock as on the page's. */
    pass: (milliseconds: number) =>
      act(async () => {
        pass(milliseconds);
        await vi.advanceTimersByTimeAsync(Math.min(milliseconds, 3_000));
      }),
  };
}
