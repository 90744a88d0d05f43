import type { Page } from '@playwright/test';
import { withoutPopups } from './interceptCalls';

/** A fault that a page is in. */
export interface Trouble {
  /** Opens the address in it. */
  open(address: string): Promise<void>;
  /** How often the page has met it. */
  met(): number;
  /** From now on everything is as usual. */
  heal(): Promise<void>;
}

/** A column of the table: something that can go wrong with any screen. */
export interface ScreenFault {
  /** For the title of its journey. */
  readonly name: string;
  /** Nobody is logged in while it lasts: a member's screen gives way to one that says so, or that lets them log in. */
  readonly signsOut?: true;
  /** Nothing is seen of it until the site gives up waiting: the page's clock is turned to that moment. */
  readonly outlastsPatience?: true;
  /** Another fault that the site meets by the same code: this one is tried on a part of the screens. */
  readonly alike?: string;
  /** Brings it about on a page that shows nothing of the site, so that `detach` and `heal` end it. */
  begin(page: Page): Promise<Trouble>;
}

/** Defines a fault of a page without popups; unless `begin` says otherwise the page meets it once, and it does not pass. */
export function defineFault(
  name: string,
  begin: (page: Page) => Promise<Pick<Trouble, 'open'> & Partial<Trouble>>,
  more: Partial<ScreenFault> = {},
): ScreenFault {
  return {
    name,
    ...more,
    async begin(page) {
      await withoutPopups(page);
      return { met: () => 1, heal: async () => undefined, ...(await begin(page)) };
    },
  };
}
