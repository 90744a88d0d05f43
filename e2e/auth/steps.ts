import { expect } from '@playwright/test';
import type { Locator, Page, Request } from '@playwright/test';

/** Accessible names of fields in the languages of the journeys, by the names of their values. */
const spoken: Readonly<Record<string, RegExp>> = {
  username: /^(Username|Nome de usuário)$/,
  password: /^(Password|Senha)$/,
  confirmPassword: /^(Confirm password|Kumpirmahin ang password|Confirmar senha)$/,
  oldPassword: /^(Old password|Lumang password|Senha antiga)$/,
  newPassword: /^(New password|Bagong password|Nova senha)$/,
  confirmNewPassword: /^(Confirm password|Kumpirmahin ang password|Confirmar senha)$/,
  captcha: /^(Verification code|Código de verificação)$/,
  mobileNum: /^(Mobile number|Celular)$/,
  messageCode: /^(SMS code|Código SMS)$/,
  verificationCode: /^(SMS code|Código SMS)$/,
  email: /^E-mail$/,
};
/** Any words. */
const named = /\p{L}/u;

/**
 * A field of the form, by the name that its value travels under. It is found as a screen reader finds it, by its role and
 * by what it is called: one that is called nothing, or something else, is not there.
 */
export function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name: spoken[name] ?? named }).and(boxes(page, name));
}

/** Every box whose value travels under a name, spoken of or not: for a form that must not have it. */
export function boxes(page: Page, name: string): Locator {
  return page.locator(`input[name="${name}"]`);
}

/**
 * The message of a field, empty while there is none: what the field itself says that it is described by, in a region
 * that is announced. It is there only while the field is called invalid exactly where it has a message.
 */
export function findIssue(page: Page, name: string): Locator {
  const box = `//input[@name="${name}"]`;
  const ids = `concat(" ", ${box}/@aria-describedby, " ")`;
  const described = `contains(${ids}, concat(" ", @id, " "))`;
  const told = `normalize-space() != "" and ${described} and ${box}/@aria-invalid = "true"`;
  const silent = `normalize-space() = "" and not(${box}/@aria-invalid = "true")`;
  return page
    .locator(`div:has(input[name="${name}"]) > p[aria-live="polite"]`)
    .and(page.locator(`xpath=//p[@id][(${told}) or (${silent})]`));
}

/** The button that sends the form of the page, as a screen reader finds it. */
export function submitButton(page: Page): Locator {
  const main = page.getByRole('main');
  return main.getByRole('button', { name: named }).and(main.locator('form button[type="submit"]'));
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

/** Waits for home, where this browser holds the session of an account. */
export async function expectLoggedIn(page: Page, account: string): Promise<void> {
  await page.waitForURL('**/m/home');
  expect(await sessionRecord(page)).toMatchObject({ userName: account });
}

/** Path and query of where the player is. */
export function whereabouts(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}

/** A compact JWE: five parts, of which direct key agreement leaves the second empty. */
export const compactJwe = /^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/;
