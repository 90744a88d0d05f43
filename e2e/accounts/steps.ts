import type { Locator, Page, Request } from '@playwright/test';

/** A field of the form, by the name that its value travels under. */
export function field(page: Page, name: string): Locator {
  return page.locator(`input[name="${name}"]`);
}

/** The message under a field, empty while there is none. */
export function issueOf(page: Page, name: string): Locator {
  return page.locator(`div:has(input[name="${name}"]) > p[aria-live="polite"]`);
}

export function submitButton(page: Page): Locator {
  return page.getByRole('main').locator('form button[type="submit"]');
}

export async function submit(page: Page): Promise<void> {
  await submitButton(page).click();
}

/** Types the values into their fields. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Waits for a call of the site to the platform. */
export function call(page: Page, method: string, path: string): Promise<Request> {
  return page.waitForRequest(
    (request) => request.method() === method && new URL(request.url()).pathname === path,
  );
}

/** Collects the calls to an address from now on. */
export function calls(page: Page, path: string): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request);
  });
  return seen;
}

/** The session record of this browser, as it is kept. */
export function sessionRecord(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? 'null'));
}

/** Path and query of where the player is. */
export function whereabouts(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}

/** A compact JWE: five parts, of which direct key agreement leaves the second empty. */
export const compactJwe = /^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/;
