import type { BrowserContext, Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { settled } from '../support/test';

type Life = 'active' | 'frozen';

/** Puts a tab to sleep as a phone does, or wakes it: asleep it runs nothing and hears nothing. */
export async function sleeper(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  return (state: Life) => devtools.send('Page.setWebLifecycleState', { state });
}

export async function tabAt(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await withoutPopups(tab);
  await tab.goto(address);
  await settled(tab);
  return tab;
}

/** The values in the fields of a page. */
export function typed(page: Page): Promise<string[]> {
  return page
    .locator('input, textarea')
    .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value));
}

/**
 * All that a tab has in hand: its page, what stands in its fields, what the browser keeps for the site, and what its
 * worker keeps. Movements whose end nobody was told of are their member's, and outlive the logout: they are not read.
 */
function inHand(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const { movements: _theirs, ...local } = { ...localStorage } as Record<string, string>;
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    const kept: Record<string, string> = {
      page: `${location.href} ${document.title} ${document.documentElement.outerHTML}`,
      fields: fields.map(({ value }) => value).join('\n'),
      local: JSON.stringify(local),
      session: JSON.stringify({ ...sessionStorage }),
    };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        kept[`${name} ${request.url}`] = (await (await cache.match(request))?.text()) ?? '';
    }
    return kept;
  });
}

/** Whether a text holds a word; a number that another begins before is that one, as the site's own port may be. */
export const holds = (text: string, word: string): boolean =>
  text
    .split(word)
    .slice(0, -1)
    .some((before) => !/\d$/.test(before));

/** Where in what a tab has in hand any of these words stands. */
export async function traces(page: Page, words: readonly string[]): Promise<string[]> {
  const places = Object.entries(await inHand(page));
  return places.flatMap(([place, text]) =>
    words.filter((word) => holds(text, word)).map((word) => `${word} in ${place}`),
  );
}

/** Every request of this browser from now on, with all that it says. */
export function recordRequests(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const headers = Object.values(request.headers()).join(' ');
    sent.push(`${request.method()} ${request.url()} ${headers} ${request.postData() ?? ''}`);
  });
  return sent;
}

/** Notes the words that a tab shows until it loads anew, however shortly. */
export async function noteShown(page: Page, words: readonly string[]): Promise<string[]> {
  const shown: string[] = [];
  await page.exposeFunction('noteShown', (word: string) => shown.push(word));
  await page.evaluate((looked) => {
    const tell = (window as unknown as { noteShown: (word: string) => void }).noteShown;
    new MutationObserver(() => {
      const text = document.body.textContent;
      for (const word of looked) if (text.includes(word)) tell(word);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, words);
  return shown;
}

/** Holds back the answers to some calls of a tab until it is told to let them through. */
export async function holdAnswers(page: Page, addresses: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    await gone;
    // Whoever asked may be gone.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return letGo;
}
