import type { Page, Request } from '@playwright/test';
import type { Write } from './writes';

/** The call of a write, held on its way. */
export interface Held {
  /** Every one that was sent. */
  readonly sent: readonly Request[];
  /** How many the platform has answered. */
  acted(): number;
  /** The answers come. */
  release(): void;
}

/** Holds a write: the platform acts at once, and its answer waits. */
export async function hold(page: Page, { call }: Write): Promise<Held> {
  const sent: Request[] = [];
  let acted = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === call,
    async (route) => {
      const request = route.request();
      if (request.method() === 'GET') return await route.fallback();
      sent.push(request);
      const response = await route.fetch();
      acted += 1;
      await released;
      await route.fulfill({ response });
    },
  );
  return { sent, acted: () => acted, release };
}
