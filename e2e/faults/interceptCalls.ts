import type { Page } from '@playwright/test';
import { toReply } from './answers';
import type { Answer, HeldCall } from './answers';
import { attach } from './tab';

/** A call of a page that is held. */
export interface Exchange extends HeldCall {
  /** The line breaks. */
  abort(): Promise<void>;
  /** It goes its way. */
  fallback(): Promise<unknown>;
}

/** Decides about a call. */
export type Decide = (exchange: Exchange) => Promise<unknown>;

interface Paused {
  readonly requestId: string;
  readonly resourceType: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly postData?: string;
  };
}

const callTypes = ['Fetch', 'XHR'];

async function ask({ url, method, headers, postData }: Paused['request']): Promise<Answer> {
  const answer = await fetch(url, { method, headers, body: postData ?? null });
  const body = await answer.text();
  return {
    status: () => answer.status,
    headers: () => Object.fromEntries(answer.headers),
    text: async () => body,
  };
}

/** Home without what opens over it by itself. */
function withoutPopupsIn(text: string): string {
  const withNone = (key: string, value: unknown): unknown => (key === 'popups' ? [] : value);
  return JSON.stringify(JSON.parse(text, withNone));
}

/**
 * Stands between a page and the platform, from before the page begins. By the protocol rather than by `page.route`,
 * which takes the browser's cache away and holds every file of the page, too: most of what a cell would cost.
 * Answers what ends it: calls go their way from then on, those that still wait as well.
 */
export async function interceptCalls(page: Page, decide: Decide): Promise<() => Promise<void>> {
  const session = await attach(page);
  let isOver = false;
  // A page that is left takes its calls along, and a session ends with its page.
  const send = async (...[method, params]: Parameters<typeof session.send>) =>
    void (await session.send(method, params).catch(() => undefined));
  session.on('Fetch.requestPaused', (paused: Paused) => {
    const { requestId, request } = paused;
    const isHome = new URL(request.url).pathname === '/wps/announcement/home';
    const fetchIt = async (): Promise<Answer> => {
      const answer = await ask(request);
      return isHome
        ? { ...answer, text: async () => withoutPopupsIn(await answer.text()) }
        : answer;
    };
    const exchange: Exchange = {
      fetch: fetchIt,
      fulfill: ({ status, contentType, body }) =>
        send('Fetch.fulfillRequest', {
          requestId,
          responseCode: status,
          responseHeaders: [{ name: 'Content-Type', value: contentType }],
          body: Buffer.from(body).toString('base64'),
        }),
      abort: () => send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
      fallback: async () =>
        isHome
          ? await exchange.fulfill(await toReply(await fetchIt()))
          : await send('Fetch.continueRequest', { requestId }),
    };
    const isDue = callTypes.includes(paused.resourceType) && !isOver;
    void (isDue ? decide(exchange) : exchange.fallback()).catch(() => exchange.abort());
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/wps/*' }] });
  return async () => {
    isOver = true;
  };
}

/** Keeps away what opens over home by itself. */
export async function withoutPopups(page: Page): Promise<void> {
  await interceptCalls(page, (exchange) => exchange.fallback());
}
