import type { Page } from '@playwright/test';

/** What somebody meets while a fault lasts. */
export interface Trouble {
  /** Opens the address in it. */
  open(address: string): Promise<void>;
  /** How often the page has met it. */
  met(): number;
  /** From now on everything is as usual. */
  heal(): Promise<void>;
}

export interface Fault {
  /** What is wrong, for the title of its journey. */
  readonly name: string;
  /** Nobody is logged in while it lasts: a member's screen gives way to one that says so, or that lets them log in. */
  readonly signsOut?: true;
  /** Pauses of its page pass ten times as quickly, so that more happens in them. */
  readonly hurries?: true;
  /** Whoever looks on waits for most of the time, so that others can work meanwhile. */
  readonly waits?: true;
  /** Brings it about on a page that shows nothing of the site, so that `letGo` and `heal` end it. */
  begin(page: Page): Promise<Trouble>;
}
