import type { Page, Request } from '@playwright/test';
import { callNamed } from '@playhouse/wps';
import { isWrite } from './write';
import type { Write } from './write';

/** The call of a write, held on its way. */
export interface Held {
  /** Every one that was sent. */
  readonly sent: readonly Request[];
  /** How many the platform has answered. */
  acted(): number;
  /** The answers come. */
  release(): void;
  /** The answers are lost on their way. */
  lose(): void;
}

/** Holds a write: the platform acts at once, and its answer waits. */
export async function hold(page: Page, write: Write): Promise<Held> {
  const sent: Request[] = [];
  let acted = 0;
  let decide: (end: 'comes' | 'is lost') => void = () => undefined;
  const ended = new Promise<'comes' | 'is lost'>((resolve) => {
    decide = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === callNamed(write.call).path,
    async (route) => {
      const request = route.request();
      if (!isWrite(write, request)) return await route.fallback();
      sent.push(request);
      const response = await route.fetch();
      acted += 1;
      await ((await ended) === 'comes'
        ? route.fulfill({ response })
        : route.abort('internetdisconnected'));
    },
  );
  return {
    sent,
    acted: () => acted,
    release: () => decide('comes'),
    lose: () => decide('is lost'),
  };
}
