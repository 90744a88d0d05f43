import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, settled } from '../support/test';

/** The last amount in a text, such as 1490 of `₱1,490.00` or `R$ 1.490,00`. */
export function amountIn(text: string | null): number {
  const [, whole = '', cents = ''] = /([\d.,]+)[.,](\d\d)\D*$/.exec(text ?? '') ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents}`);
}

/** Every tile of the list; each starts its game. */
export function tiles(page: Page): Locator {
  return page.getByRole('main').locator('[role="listitem"] a[aria-label]');
}

/** The heart of a tile: it stands beside what starts the game. */
export function findHeart(tile: Locator): Locator {
  return tile.locator('..').locator('[aria-pressed]');
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls to the end of what is loaded, again and again, until `done` holds. */
export async function scrollUntil(page: Page, done: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await done()).toBe(true);
  }).toPass({ timeout: 30_000 });
}

/** The running game. */
export function getGame(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/**
 * Plays rounds until one moved the balance: some give back just the stake. Answers it, in major units.
 * @param game the page's frame, or a page that a game has to itself
 */
export async function play(
  page: Page,
  before: number,
  game: FrameLocator | Page = getGame(page),
): Promise<number> {
  const purse = async () => amountIn(await game.locator('[data-part=balance]').textContent());
  await expect.poll(purse).toBe(before);
  const go = game.locator('[data-part=go]');
  await expect(async () => {
    await go.click();
    await expect(game.locator('[data-part=message]')).not.toBeEmpty();
    await expect(go).toBeEnabled();
    expect(await purse()).not.toBe(before);
  }).toPass();
  return purse();
}

/** Leaves the game by the button above it. */
export async function leaveGame(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await settled(page);
}
