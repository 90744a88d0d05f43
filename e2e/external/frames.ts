import type { BrowserContext } from '@playwright/test';

type Answers = readonly unknown[];
type Handler = (data: unknown) => unknown;
type Message =
  | { readonly frames: 'ready' }
  | { readonly frames: 'send'; readonly id: number; readonly event: string; readonly data: unknown }
  | { readonly frames: 'answer'; readonly id: number; readonly answers: Answers };

/**
 * Messages between the page and the service's hidden frame, as Google's script carries them. Runs in
 * both. Google's own cannot be had without internet; all else of a provider's window is the real thing.
 */
function carryMessages(): void {
  const handlers = new Map<string, Handler>();
  const waiting = new Map<string, (() => void)[]>();
  const asked = new Map<number, ((answers: Answers) => void) | undefined>();
  let markReady = (): void => undefined;
  const ready = new Promise<void>((done) => {
    markReady = done;
  });

  function answer({ id, event, data }: Extract<Message, { frames: 'send' }>, to: Window): void {
    const handler = handlers.get(event);
    const reply: Message = { frames: 'answer', id, answers: [handler?.(data)] };
    if (handler) to.postMessage(reply, '*');
    // Whoever sends may be quicker than who listens.
    else
      waiting.set(event, [
        ...(waiting.get(event) ?? []),
        () => answer({ frames: 'send', id, event, data }, to),
      ]);
  }

  window.addEventListener('message', ({ data, source }: MessageEvent<Message>) => {
    if (data.frames === 'ready') markReady();
    if (data.frames === 'send') answer(data, source as Window);
    if (data.frames !== 'answer') return;
    try {
      asked.get(data.id)?.(data.answers);
    } catch {
      // The SDK throws after the answer about storage, whatever it says; Google's script swallows it too.
    }
  });

  const port = (other: Window) => ({
    register(event: string, handler: Handler) {
      handlers.set(event, handler);
      for (const deliver of waiting.get(event) ?? []) deliver();
    },
    send(event: string, data: unknown, done?: (answers: Answers) => void) {
      const id = asked.size;
      asked.set(id, done);
      const message: Message = { frames: 'send', id, event, data };
      other.postMessage(message, '*');
    },
    ping: () => ready,
    restyle: () => Promise.resolve(),
  });

  function open({ url }: { url: string }, onOpen: (frame: ReturnType<typeof port>) => unknown) {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.hidden = true;
    document.body.append(frame);
    return frame.contentWindow && onOpen(port(frame.contentWindow));
  }

  function getParentIframe() {
    const message: Message = { frames: 'ready' };
    window.parent.postMessage(message, '*');
    return port(window.parent);
  }

  const page = window as unknown as Record<string, unknown>;
  page['gapi'] = {
    load: (_name: string, { callback }: { callback: () => void }) => callback(),
    iframes: { getContext: () => ({ open, getParentIframe }), CROSS_ORIGIN_IFRAMES_FILTER: {} },
  };
  const { src } = document.currentScript as HTMLScriptElement;
  const onLoad = page[new URL(src).searchParams.get('onload') ?? 'gapi_onload'];
  if (typeof onLoad === 'function') onLoad();
}

/** Puts a carrier of messages in the place of Google's, and keeps everything else inside this machine. */
export async function carryFrames(context: BrowserContext): Promise<void> {
  await context.route(/^https:/, (route) => route.abort());
  await context.route('https://apis.google.com/js/api.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${carryMessages.toString()})()` }),
  );
}
