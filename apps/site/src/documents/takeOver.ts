import { screenAt } from '@playhouse/navigation';
import type { createBrowserRouter } from 'react-router-dom';
import type { EmbeddedData } from './embedded';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves once the router has the screen of the address: React cannot take over what is not there yet. */
export function whenInitialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/**
 * Whether the document on the page is the one of the present address and language. Without a network a
 * worker may have answered with another one.
 */
export function shows({ address, language }: EmbeddedData, wanted: string): boolean {
  if (language !== wanted) return false;
  const { pathname, search } = window.location;
  const isSameScreen = screenAt(pathname) === screenAt(address);
  const query = /\?.*/.exec(address)?.[0];
  return isSameScreen && (query === undefined || query === search);
}
