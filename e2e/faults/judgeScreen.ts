import { setTimeout as sleep } from 'node:timers/promises';
import type { ConsoleMessage, Page, Request } from '@playwright/test';
import type { Guest } from '../shell/routes';
import { enough, retryRules, screenRules } from './rules';
import type { Sight } from './rules';
import type { ScreenFault, Trouble } from './ScreenFault';

/** How long a screen may say that it waits, in milliseconds. */
const patienceMs = 20_000;
/** From one look to the next. */
const pauseMs = 120;
/** By how much a page's clock is turned from one look to the next, where a fault outlasts the site's patience. */
const turnMs = 3_000;

/**
 * Messages of the browser itself: about answers that were spoilt, and of handlers in markup, also of what is taken apart
 * to be cleaned; those on the page itself are looked for there.
 */
const ofTheBrowser = /Failed to load resource|net::ERR_|Executing inline event handler/;

/** Records how a page behaves while it is in trouble. */
export interface Watched {
  readonly errors: readonly string[];
  /** How often each call was made. */
  readonly asked: ReadonlyMap<string, number>;
  /** Calls that have no answer yet. */
  readonly open: ReadonlySet<Request>;
  /** Looks no longer. */
  end(): void;
}

/** Looks on from now on. */
export function watch(page: Page): Watched {
  const errors: string[] = [];
  const asked = new Map<string, number>();
  const open = new Set<Request>();
  const noteError = (error: Error) => void errors.push(error.message);
  const noteWord = (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() === 'error' && !ofTheBrowser.test(text)) errors.push(text);
  };
  const noteEnd = (request: Request) => void open.delete(request);
  const noteRequest = (request: Request) => {
    if (!request.url().includes('/wps/')) return;
    const name = `${request.method()} ${request.url()}`;
    asked.set(name, (asked.get(name) ?? 0) + 1);
    if (request.resourceType() === 'fetch') open.add(request);
  };
  page.on('pageerror', noteError);
  page.on('console', noteWord);
  page.on('request', noteRequest);
  page.on('requestfinished', noteEnd);
  page.on('requestfailed', noteEnd);
  const end = () => {
    page.off('pageerror', noteError);
    page.off('console', noteWord);
    page.off('request', noteRequest);
    page.off('requestfinished', noteEnd);
    page.off('requestfailed', noteEnd);
  };
  return { errors, asked, open, end };
}

const see = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const within = (selector: string) =>
      [...document.querySelectorAll(`${selector}:not([inert] *)`)].filter(seen);
    const isLoggedIn = () => {
      try {
        return localStorage.getItem('MC_SESSION_INFO') !== null;
      } catch {
        return false;
      }
    };
    const main = within('main')[0] ?? document.body;
    const lettersOf = (element: HTMLElement) => element.innerText.trim().length;
    const heads = [...main.querySelectorAll<HTMLElement>('h1')].filter(seen);
    const { ready, failed } = document.documentElement.dataset;
    const stands = (ready ?? failed) !== undefined;
    const works = main.querySelector('input, textarea, iframe, img') !== null;
    const ways = within(':is(a[href]:not([href="#content"]), button:not(:disabled))');
    return {
      text: document.body.innerText,
      substance: works
        ? 100
        : heads.reduce((left, head) => left - lettersOf(head), lettersOf(main as HTMLElement)),
      busy: !stands || within('main [aria-busy="true"]').length > 0,
      ways: ways.length,
      retries: ways.filter(({ textContent }) => textContent?.trim() === 'Try again').length,
      isMember: isLoggedIn(),
      handlers: document.querySelectorAll('[onerror], [onload]').length,
      wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });

export interface Stay {
  readonly address: string;
  readonly guest: Guest;
  readonly fault: ScreenFault;
  readonly trouble: Trouble;
  readonly watched: Watched;
}

/** Reads a page; one that is loaded anew meanwhile is read once it is there. */
const look = (page: Page): Promise<Sight> =>
  see(page).catch(async () => {
    await page.waitForLoadState('domcontentloaded');
    return see(page);
  });

/** Whether a screen comes to look so, within its patience. A page that is loaded anew meanwhile is looked at then. */
async function comes(
  page: Page,
  isSo: (sight: Sight) => boolean,
  pass = () => sleep(pauseMs),
): Promise<boolean> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (await see(page).then(isSo, () => false)) return true;
    await pass();
  }
  return false;
}

/** Reads a page once it stays the same: a screen that begins replaces its parts. */
async function atRest(page: Page, { fault, trouble, watched }: Stay): Promise<Sight> {
  const isThere = ({ busy, substance, ways }: Sight) =>
    !busy && substance >= enough && ways > 0 && watched.open.size === 0 && trouble.met() > 0;
  let looks = 0;
  let rest: Sight | undefined;
  const pass = async () => {
    await sleep(pauseMs);
    if (fault.outlastsPatience && looks === 0) await page.clock.fastForward(turnMs);
  };
  await comes(
    page,
    (sight) => {
      looks = isThere(sight) ? looks + 1 : 0;
      if (looks > 2) rest = sight;
      return rest !== undefined;
    },
    pass,
  );
  return rest ?? look(page);
}

/** Looks at a screen until it is at rest, and says which of the rules it breaks while the trouble lasts. */
async function rulesBrokenIn(page: Page, stay: Stay): Promise<readonly string[]> {
  const { address, guest, fault, trouble, watched } = stay;
  const sight = await atRest(page, stay);
  const { pathname } = new URL(page.url());
  const asked = { address, isAgent: guest === 'agent', ...fault };
  return screenRules({ sight, pathname, met: trouble.met(), ...watched, ...asked });
}

/** Whether what offers another try keeps its word once the trouble is over. */
async function rulesBrokenAfter(
  page: Page,
  { trouble, watched }: Stay,
): Promise<readonly string[]> {
  const { retries } = await look(page);
  await trouble.heal();
  if (retries === 0) return [];
  const retry = page.locator(':is(a, button):not([inert] *)', { hasText: /^\s*Try again\s*$/ });
  // At once, or not at all: what looks for the platform by itself may have been quicker.
  const tap = ([first]: readonly Element[]) => (first as HTMLElement | undefined)?.click();
  // A tap may load the page anew.
  await retry.evaluateAll(tap).catch(() => undefined);
  const ledOn = await comes(page, (sight) => !sight.busy && sight.retries < retries);
  if (!ledOn) return [`leads nowhere: "${(await look(page)).text.slice(0, 160)}"`];
  return retryRules(watched);
}

/** The rules that a screen breaks in trouble, and once it is over. */
export async function judgeScreen(page: Page, stay: Stay): Promise<readonly string[]> {
  const during = await rulesBrokenIn(page, stay);
  const after = await rulesBrokenAfter(page, stay);
  return [...during, ...after];
}
