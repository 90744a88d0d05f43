import type { Browser, CDPSession } from 'playwright';

/** Commands to the page, by the names of the DevTools protocol. */
type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/** A page that is watched and nothing more. */
export interface PlainPage {
  readonly send: Send;
  /** How many requests were sent, and how many of them have not ended. */
  readonly requests: { sent: number; open: number };
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
}

/** Speaks with one page of the browser's, each message by its number. */
function speak(session: CDPSession, sessionId: string, hear: (method: string) => void): Send {
  const waiting = new Map<number, (message: Message) => void>();
  session.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const message = JSON.parse(event.message) as Message;
    if (message.method !== undefined) hear(message.method);
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  let last = 0;
  return async (method, params = {}) => {
    last += 1;
    const id = last;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answer;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
}

/**
 * Opens an empty page beside those that a test drives. These listen for errors, and a browser that is listened to reads
 * the source again wherever an error is made, which React does as it starts: half of the time that its start takes
 * there, and none of a player's.
 */
export async function openPlainPage(browser: Browser): Promise<PlainPage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const requests = { sent: 0, open: 0 };
  const send = speak(session, sessionId, (method) => {
    if (method === 'Network.requestWillBeSent') requests.sent += 1;
    if (method === 'Network.requestWillBeSent') requests.open += 1;
    if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed')
      requests.open -= 1;
  });
  const evaluate = async (expression: string) => {
    const { result } = await send('Runtime.evaluate', { expression, returnByValue: true });
    return (result as { readonly value?: unknown }).value;
  };
  return { send, requests, evaluate };
}
