import { expect } from '@playwright/test';
import type { Request, Route } from '@playwright/test';
import { isWrite } from './Write';
import type { FilledWrite } from './writeScreen';

/** Stands between a page and the platform for one write; until `count` of it were met, each is decided about. */
export async function interceptWrite(
  { page, write }: FilledWrite,
  decide: (route: Route) => Promise<unknown>,
  count = Infinity,
): Promise<readonly Request[]> {
  const met: Request[] = [];
  await page.context().route(/\/(wps|lgw|play\/api)\//, async (route) => {
    const request = route.request();
    if (met.length >= count || !isWrite(write, request)) return await route.fallback();
    met.push(request);
    await decide(route);
  });
  return met;
}

/** A write that the platform has acted on, and whose answer waits. */
export interface HeldWrite {
  /** All that were sent. */
  readonly sent: readonly Request[];
  /** Resolves once the platform has acted. */
  acted(): Promise<void>;
  /** The answer comes. */
  release(): void;
  /** The answer is lost on its way. */
  lose(): void;
}

export async function holdWrite(filled: FilledWrite): Promise<HeldWrite> {
  let acted = 0;
  let decide: (end: 'comes' | 'is lost') => void = () => undefined;
  const ended = new Promise<'comes' | 'is lost'>((resolve) => (decide = resolve));
  const sent = await interceptWrite(filled, async (route) => {
    const response = await route.fetch();
    acted += 1;
    const isLost = (await ended) === 'is lost';
    // A page that was left waits for nothing.
    await (isLost ? route.abort('internetdisconnected') : route.fulfill({ response })).catch(
      () => undefined,
    );
  });
  return {
    sent,
    acted: () => expect.poll(() => acted, { message: 'the call' }).toBe(1),
    release: () => decide('comes'),
    lose: () => decide('is lost'),
  };
}
