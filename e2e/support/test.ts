import { expect, test as base } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { gatewayUrl, siteUrl } from './ports';
import type { MerchantCode } from './ports';

/** Password of the demo accounts and of every member made for a journey. */
export const password = 'Playhouse-2026';

export interface Member {
  readonly account: string;
  readonly mobile: string;
  readonly email: string;
}

interface Options {
  /** Whose site the journey is on. */
  merchant: MerchantCode;
  /** Language of the player; saved before the first page, as from an earlier visit. */
  language: 'TY' | 'EN' | 'PT';
}

interface Fixtures {
  /** Makes a member of its own for this journey: nobody else moves its money. */
  newMember(kind?: { type?: number; balance?: number }): Promise<Member>;
  /** Opens an address of the site. */
  open(address: string): Promise<void>;
  /** Logs a member in through the login screen. */
  login(member: { account: string }): Promise<void>;
  /** Texts of console errors that this journey expects; all others fail it. */
  expectedErrors: RegExp[];
  watch: undefined;
}

let counter = 0;

async function makeMember(
  request: APIRequestContext,
  merchant: MerchantCode,
  kind: { type?: number; balance?: number },
): Promise<Member> {
  counter += 1;
  const unique = `${Date.now().toString(36).slice(-5)}${process.pid.toString(36)}${counter}`;
  const member = {
    account: `j_${unique}`.slice(0, 16),
    mobile: `9${String(Date.now()).slice(-7)}${String(counter % 100).padStart(2, '0')}`,
    email: `j${unique}@mail.example`,
  };
  const made = await request.post(`${gatewayUrl}/outbox/members`, {
    data: { merchant, ...member, ...kind },
  });
  expect(made.status(), 'a member for this journey').toBe(201);
  return member;
}

/** Journeys start as a player does: on a merchant's site, in a language, with nothing but the screen. */
export const test = base.extend<Options & Fixtures>({
  merchant: ['amihanda', { option: true }],
  language: ['EN', { option: true }],
  baseURL: async ({ merchant }, use) => use(siteUrl(merchant)),
  expectedErrors: async ({}, use) => use([]),
  newMember: async ({ request, merchant }, use) =>
    use((kind = {}) => makeMember(request, merchant, kind)),
  page: async ({ page, language }, use) => {
    await page.addInitScript((code) => {
      if (localStorage.getItem('language') === null) localStorage.setItem('language', code);
    }, language);
    await use(page);
  },
  open: async ({ page }, use) =>
    use(async (address) => {
      await page.goto(address);
      await settled(page);
    }),
  login: async ({ page }, use) =>
    use(async ({ account }) => {
      await page.goto('/m/login');
      await page.locator('input[name="username"]').fill(account);
      await page.locator('input[name="password"]').fill(password);
      await page.locator('form button[type="submit"]').click();
      await page.waitForURL('**/m/home');
    }),
  watch: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(undefined);
      const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
      expect(unexpected, 'unexpected errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page's script has taken over. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
}

export { expect };
