import { expect, test as base } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { keepSession } from './earlierVisit';
import { contentUrl, getGatewayUrl, siteUrl } from './ports';
import type { MerchantCode, PlatformName } from './ports';

/** Password of the demo accounts and of every member made for a journey. */
export const password = 'Playhouse-2026';

export interface Member {
  readonly account: string;
  readonly mobile: string;
  readonly email: string;
}

/** Differences from a player with 10,000 (major units) who cannot withdraw yet. */
export interface MemberKind {
  /** Without dialling code; else one of the merchant's country that nobody has. */
  readonly mobile?: string;
  /** Without the plus. @default the merchant's own */
  readonly dialingCode?: string;
  /** Whether number and address are known to be the member's. @default true */
  readonly proved?: boolean;
  readonly type?: number;
  readonly balance?: number;
  /** With `paymentPassword` and a bank card. */
  readonly payout?: boolean;
  /** Account of the superior. */
  readonly upline?: string;
  /** With a dividend contract that waits for a decision. */
  readonly contract?: boolean;
  /** A reward of so much (major units) that waits to be taken. */
  readonly reward?: number;
  /** Percent of what is staked, by category, that can be claimed. */
  readonly rates?: Readonly<Record<string, number>>;
}

/** Payment password of the demo accounts and of members who can withdraw. */
export const paymentPassword = '246810';

interface Options {
  /** Whose site the journey is on. */
  merchant: MerchantCode;
  /** How the platform behind it is set up. */
  platform: PlatformName;
  /** Whether the public pages arrive with content, or start from skeletons and ask for all of it. */
  content: boolean;
  /** Language of the player; saved before the first page, as from an earlier visit. */
  language: 'TY' | 'EN' | 'PT';
}

interface Fixtures {
  /** Makes a member of its own for this journey: nobody else moves its money. */
  newMember(kind?: MemberKind): Promise<Member>;
  /** Opens an address of the site. */
  open(address: string): Promise<void>;
  /** Logs a member in through the login screen, and is on home then. */
  login(member: { account: string }): Promise<void>;
  /** Makes this browser one in which a member logged in on an earlier visit; no page of the site is open. */
  returnAs(member: { account: string }): Promise<void>;
  /** Waits for the newest code sent to a mobile number (without dialling code), other than `before`. */
  smsCode(mobile: string, before?: string): Promise<string>;
  /** Waits for the newest letter to an address. */
  letter(email: string): Promise<string>;
  /** Reads the captcha that this browser was shown last. */
  captchaDigits(): Promise<string>;
  /** Texts of toasts and alerts so far, oldest first, across page loads. */
  said: string[];
  /** Texts of console errors that this journey expects; all others fail it. */
  expectedErrors: RegExp[];
  watch: undefined;
}

let counter = 0;

/** Makes a member at a platform, nobody else's. */
export async function makeMember(
  request: APIRequestContext,
  gatewayUrl: string,
  merchant: MerchantCode,
  kind: MemberKind,
): Promise<Member> {
  counter += 1;
  const unique = `${Date.now().toString(36).slice(-5)}${process.pid.toString(36)}${counter}`;
  const member = {
    account: `j_${unique}`.slice(0, 16),
    mobile: `9${String(Date.now()).slice(-7)}${String(counter % 100).padStart(2, '0')}`,
    // `example.com` is nobody's, and short enough for the form of a forgotten password (FORGOT-02).
    email: `j${unique}@example.com`,
  };
  const made = await request.post(`${gatewayUrl}/outbox/members`, {
    data: { merchant, ...member, ...kind },
  });
  expect(made.status(), 'a member for this journey').toBe(201);
  return member;
}

/**
 * Notes every toast and alert as it is spoken: many are gone before an assertion could look at them. What is put into
 * no live region, or into a status that came along with it or is kept from a screen reader, is spoken by nobody.
 */
function noteToasts(): void {
  if (window.origin === 'null') return;
  const tell = (window as unknown as { noteToast: (text: string) => void }).noteToast;
  new MutationObserver((records) => {
    const added = records.flatMap((record) => [...record.addedNodes]);
    for (const node of added) {
      const text = node.textContent ?? '';
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest('[role=alert],[role=status]');
      if (!region || text === '' || region.closest('[inert],[aria-hidden="true"]')) continue;
      const isNew = added.some((other) => other.contains(region));
      if (!isNew || region.role === 'alert') tell(text);
    }
  }).observe(document, { childList: true, subtree: true });
}

interface Message {
  readonly recipient: string;
  readonly body: string;
}

/** A read that meets a kept connection just as its server closes it is asked again: nobody answered it. */
const onceMore = { maxRetries: 1 };

async function newestMessage(
  request: APIRequestContext,
  gatewayUrl: string,
  fits: (message: Message) => boolean,
): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get(`${gatewayUrl}/outbox.json`, onceMore);
        found = ((await answer.json()) as Message[]).find(fits)?.body;
        return found;
      },
      { message: 'a message in the outbox' },
    )
    .toBeDefined();
  return found ?? '';
}

/** Journeys start as a player does: on a merchant's site, in a language, with nothing but the screen. */
export const test = base.extend<Options & Fixtures>({
  merchant: ['amihanda', { option: true }],
  platform: ['standard', { option: true }],
  language: ['EN', { option: true }],
  content: [false, { option: true }],
  baseURL: async ({ merchant, platform, content }, use) =>
    use(content ? contentUrl(merchant) : siteUrl(merchant, platform)),
  expectedErrors: async ({}, use) => use([]),
  newMember: async ({ request, merchant, platform }, use) =>
    use((kind = {}) => makeMember(request, getGatewayUrl(platform), merchant, kind)),
  smsCode: async ({ request, platform }, use) => {
    const codeIn = (body: string) => /\b\d{6}\b/.exec(body)?.[0];
    await use(async (mobile, before) => {
      const fits = ({ recipient, body }: Message) =>
        recipient.endsWith(mobile) && codeIn(body) !== undefined && codeIn(body) !== before;
      return codeIn(await newestMessage(request, getGatewayUrl(platform), fits)) ?? '';
    });
  },
  letter: async ({ request, platform }, use) =>
    use((email) =>
      newestMessage(request, getGatewayUrl(platform), ({ recipient }) => recipient === email),
    ),
  captchaDigits: async ({ page }, use) =>
    use(async () => {
      let digits: string | null = null;
      // The picture may have been asked for and not be drawn yet.
      await expect
        .poll(
          async () => {
            const answer = await page.request.get('/outbox/captcha.json', onceMore);
            ({ digits } = (await answer.json()) as { digits: string | null });
            return digits;
          },
          { message: 'a captcha of this browser' },
        )
        .not.toBeNull();
      return digits ?? '';
    }),
  said: [
    async ({ context }, use) => {
      const said: string[] = [];
      await context.exposeFunction('noteToast', (text: string) => said.push(text));
      await context.addInitScript(noteToasts);
      await use(said);
    },
    { auto: true },
  ],
  page: async ({ page, context, language, baseURL }, use) => {
    // As the site itself leaves both after a choice.
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await page.addInitScript((code) => {
      // A game's sandboxed frame has no storage, and no language of its own.
      if (window.origin === 'null') return;
      if (localStorage.getItem('language') === null) localStorage.setItem('language', code);
    }, language);
    await use(page);
    // An answer that a journey was still changing when it ended is nobody's: without this, its handler would
    // fail outside of every test, and the whole run with it.
    for (const open of [...context.pages(), context])
      await open.unrouteAll({ behavior: 'ignoreErrors' });
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
  returnAs: async ({ page, merchant, platform }, use) =>
    use(({ account }) =>
      keepSession(page, getGatewayUrl(platform), merchant, { username: account, password }),
    ),
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
