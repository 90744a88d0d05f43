import { setTimeout as sleep } from 'node:timers/promises';
import type { ConsoleMessage, Page, Request } from '@playwright/test';
import type { Guest } from '../shell/routes';
import type { Fault, Trouble } from './fault';

/** How often one address may be asked for before it is a storm: a try, two more, and a part that begins anew. */
const mostTries = 6;
/** Letters that say something. */
const enough = 10;
/** How long a screen may say that it waits, in milliseconds. */
const patienceMs = 20_000;
/** From one look to the next. */
const pauseMs = 120;

/**
 * What the browser says by itself: of answers that were spoilt, and of handlers in markup, also of what is taken apart
 * to be cleaned; those on the page itself are looked for there.
 */
const ofTheBrowser = /Failed to load resource|net::ERR_|Executing inline event handler/;

/** What a page does while it is in trouble. */
interface Watched {
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

/** What is seen of a screen, or of what stands in its place. */
interface Sight {
  /** All that can be read. */
  readonly text: string;
  /** Letters of the screen itself, its heads aside; a form or a game says as much as a sentence. */
  readonly substance: number;
  /** It has not begun, or says that it waits. */
  readonly busy: boolean;
  /** Links and buttons that can be pressed. */
  readonly ways: number;
  readonly retries: number;
  readonly isMember: boolean;
  /** Elements of the page with a handler in their markup. */
  readonly handlers: number;
  /** By how many CSS pixels the page is wider than the phone. */
  readonly wider: number;
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

/** Words of programs, which no player should read. */
const jargon =
  /\bundefined\b|\bNaN\b|\[object |Unexpected token|Invalid Date|Internal Server Error|\bTypeError\b|\bZod|\{"|<\/?[a-z]+>/;

interface Stay {
  readonly address: string;
  readonly guest: Guest;
  readonly fault: Fault;
  readonly trouble: Trouble;
  readonly watched: Watched;
}

const pathOf = (address: string) => new URL(address, 'http://site').pathname;

/** What is seen of a page, of one that is loaded anew meanwhile what is seen then. */
const look = (page: Page): Promise<Sight> =>
  see(page).catch(async () => {
    await page.waitForLoadState('domcontentloaded');
    return see(page);
  });

/** Whether a screen comes to look so, within its patience. A page that is loaded anew meanwhile is looked at then. */
async function comes(page: Page, isSo: (sight: Sight) => boolean): Promise<boolean> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (await see(page).then(isSo, () => false)) return true;
    await sleep(pauseMs);
  }
  return false;
}

/** What is seen once it stays so: a screen that begins puts one thing in the place of another. */
async function atRest(page: Page, { trouble, watched }: Stay): Promise<Sight> {
  const isThere = ({ busy, substance, ways }: Sight) =>
    !busy && substance >= enough && ways > 0 && watched.open.size === 0 && trouble.met() > 0;
  let looks = 0;
  let rest: Sight | undefined;
  await comes(page, (sight) => {
    looks = isThere(sight) ? looks + 1 : 0;
    if (looks > 2) rest = sight;
    return rest !== undefined;
  });
  return rest ?? look(page);
}

/** Which of the rules a screen breaks while the trouble lasts. */
async function brokenIn(page: Page, stay: Stay): Promise<readonly string[]> {
  const { address, guest, fault, trouble, watched } = stay;
  const isMember = guest === 'agent' && fault.signsOut === undefined;
  const isLed = guest === 'agent' && fault.signsOut === true;
  const sight = await atRest(page, stay);
  const most = fault.hurries === true ? 2 * mostTries : mostTries;
  const storm = [...watched.asked].filter(([, times]) => times > most);
  const { pathname } = new URL(page.url());
  const rules: readonly (readonly [isKept: boolean, rule: string])[] = [
    [trouble.met() > 0, 'the fault was never met'],
    [!sight.busy, 'waits without end'],
    [sight.substance >= enough, `neither content nor an explanation: "${sight.text.slice(0, 80)}"`],
    [sight.ways > 0, 'no way on'],
    [!jargon.test(sight.text), `words of programs: "${jargon.exec(sight.text)?.[0] ?? ''}"`],
    [sight.wider <= 0, `wider than the phone by ${String(sight.wider)} pixels`],
    [sight.handlers === 0, 'markup of the platform with handlers'],
    [watched.errors.length === 0, `uncaught: ${watched.errors.join('; ')}`],
    [storm.length === 0, `a storm: ${storm.map((each) => each.join(' × ')).join(', ')}`],
    [isLed || pathname === pathOf(address), `led away, to ${pathname}`],
    [sight.isMember === isMember, isMember ? 'signed out' : 'signed in'],
  ];
  return rules.filter(([isKept]) => !isKept).map(([, rule]) => rule);
}

/** Whether what offers another try keeps its word once the trouble is over. */
async function brokenAfter(page: Page, { trouble, watched }: Stay): Promise<readonly string[]> {
  const { retries } = await look(page);
  await trouble.heal();
  if (retries === 0) return [];
  const retry = page.locator(':is(a, button):not([inert] *)', { hasText: /^\s*Try again\s*$/ });
  // At once, or not at all: what looks for the platform by itself may have been quicker.
  const tap = ([first]: readonly Element[]) => (first as HTMLElement | undefined)?.click();
  // What is tapped may load the page anew.
  await retry.evaluateAll(tap).catch(() => undefined);
  const ledOn = await comes(page, (sight) => !sight.busy && sight.retries < retries);
  if (!ledOn) return [`leads nowhere: "${(await look(page)).text.slice(0, 160)}"`];
  return watched.errors.length === 0 ? [] : [`uncaught: ${watched.errors.join('; ')}`];
}

/**
 * The rules of survival: no blank, no uncaught error, content or an explanation, a way on that leads on, no endless
 * waiting, no storm of requests, nobody led away or signed out.
 */
export async function broken(page: Page, stay: Stay): Promise<readonly string[]> {
  const during = await brokenIn(page, stay);
  const after = await brokenAfter(page, stay);
  return [...during, ...after];
}
