import { vi } from 'vitest';
import { createWpsClient } from './createWpsClient';
import type { WpsClient, WpsClientOptions } from './types';

/** A platform in memory for the client's own tests: it notes requests and answers in turn. */
export interface FakePlatform {
  readonly wps: WpsClient;
  readonly requests: Request[];
}

export type Reply = Response | Error | ((request: Request) => Response | Promise<Response>);

/** An answer in the platform's envelope. */
export function succeed(value?: unknown): Response {
  return Response.json({ success: true, value });
}

export function refuse(code: string, value?: unknown, status = 200): Response {
  return Response.json({ success: false, code, value, message: 'said the server' }, { status });
}

/** The last reply repeats; an `Error` is a failed fetch. */
export function fakePlatform(
  replies: readonly Reply[],
  options: Partial<WpsClientOptions> = {},
): FakePlatform {
  const requests: Request[] = [];
  const fetchFake = vi.fn(async (url: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(url, init);
    const reply = replies[Math.min(requests.length, replies.length - 1)];
    requests.push(request);
    if (reply === undefined) throw new Error('No reply was prepared');
    if (reply instanceof Error) throw reply;
    return typeof reply === 'function' ? await reply(request) : reply.clone();
  });
  const wps = createWpsClient({
    origin: 'http://platform.test',
    merchant: () => 'amihanda',
    now: () => Date.UTC(2026, 10, 21),
    retryDelaysMs: [0, 0],
    fetch: fetchFake,
    ...options,
  });
  return { wps, requests };
}
