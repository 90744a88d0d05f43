import type { CDPSession } from '@playwright/test';

/** One request of a page, as the browser's own inspector tells it. */
export interface PageRequest {
  readonly id: string;
  readonly url: string;
  /** When it was sent, in seconds of the browser's monotonic clock. */
  readonly at: number;
  /** Addresses of what asked for it, nearest first: importer, style sheet, or scripts on the stack. */
  readonly askedBy: readonly string[];
  /** Names the load of the document that asked for it. */
  readonly loaderId: string;
  /** Whether it is a script, by type or content. */
  isScript: boolean;
  ended: boolean;
}

interface StackTrace {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: StackTrace;
}

function framesOf(stack: StackTrace | undefined): string[] {
  if (stack === undefined) return [];
  const urls = stack.callFrames.map(({ url }) => url).filter((url) => url !== '');
  return [...urls, ...framesOf(stack.parent)];
}

/** Notes every request from now on; the list grows as the page goes on. */
export async function noteRequests(session: CDPSession): Promise<readonly PageRequest[]> {
  const requests: PageRequest[] = [];
  const find = (id: string) => requests.find((request) => request.id === id);
  session.on('Network.requestWillBeSent', (event) => {
    const { requestId, loaderId, request, timestamp, initiator, type } = event;
    if (!/^https?:/.test(request.url)) return;
    const named = initiator.url === undefined ? [] : [initiator.url];
    requests.push({
      id: requestId,
      loaderId,
      url: request.url,
      at: timestamp,
      askedBy: [...named, ...framesOf(initiator.stack)],
      isScript: type === 'Script',
      ended: false,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = find(requestId);
    if (request !== undefined && response.mimeType.includes('javascript')) request.isScript = true;
  });
  const end = ({ requestId }: { requestId: string }) => {
    const request = find(requestId);
    if (request !== undefined) request.ended = true;
  };
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  await session.send('Network.enable', {
    maxTotalBufferSize: 100_000_000,
    maxResourceBufferSize: 20_000_000,
  });
  return requests;
}

/**
 * The longest chain of these requests: the document is one step, what its text names is two, whoever asks
 * for it in the end; anything else is one more than what asked for it. What waits for an answer and not for
 * a script is drawn by a script all the same, so that a chain longer than two may be longer still.
 */
export function longestChain(requests: readonly PageRequest[], document: string): string[] {
  const chains = new Map<string, string[]>();
  for (const { url, askedBy } of requests) {
    if (chains.has(url)) continue;
    const { pathname, search } = new URL(url);
    const isNamed = document.includes(`${pathname}${search}`.replaceAll('&', '&amp;'));
    const parent = askedBy.map((asker) => chains.get(asker)).find((chain) => chain !== undefined);
    const first = chains.values().next().value ?? [];
    chains.set(url, [...(isNamed ? first : (parent ?? first)), url]);
  }
  return [...chains.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
}
