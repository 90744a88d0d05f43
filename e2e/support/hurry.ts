import type { Page } from '@playwright/test';

/** For a page, before all else in it: long pauses pass ten times as quickly. */
export const shortenPauses = () => {
  const setPatiently = window.setTimeout;
  const setHurried = (run: () => void, ms = 0) => setPatiently(run, ms > 4000 ? ms / 10 : ms);
  window.setTimeout = setHurried as typeof window.setTimeout;
};

/** Everybody's patience from the next page on, shorter: a page gives up after some seconds, not after half a minute. */
export const hurry = (page: Page) => page.addInitScript(shortenPauses);
