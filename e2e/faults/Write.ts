import type { Locator, Page, Request } from '@playwright/test';
import { callNamed } from '@playhouse/wps';
import type { CallName } from '@playhouse/wps';
import type { Member, MemberKind } from '../support/test';
import type { MerchantCode, PlatformName } from '../support/ports';

/** Who writes, and what they know of themselves. */
export interface Writer {
  readonly page: Page;
  readonly member: Member;
  captchaDigits(): Promise<string>;
  smsCode(mobile: string, before?: string): Promise<string>;
  letter(email: string): Promise<string>;
}

/** A bet is sent by a game, which asks the platform by itself. */
const roundCall = 'POST /play/api/round';

/** Money or points that a write moves. */
export interface Movement {
  /** How the strip begins to tell of it. */
  readonly named: RegExp;
  /** The entries that it makes in the books, as kind and amount, and those of what is there first; wins are chance. */
  readonly entries: readonly RegExp[];
}

/** A row of the table: something that a player sends from a screen. */
export interface Write {
  /** Of the routes' table. */
  readonly address: `/m/${string}`;
  /** Where it is to be had, if not at the first merchant as its file says. */
  readonly at?: { readonly merchant?: MerchantCode; readonly platform?: PlatformName };
  /** Absent: a visitor sends it. */
  readonly as?: MemberKind;
  readonly call: CallName | typeof roundCall;
  /** The way of sending that it stands for; the others of its kind are not tried under faults of that way alone. */
  readonly standsFor?: string;
  readonly movement?: Movement;
  /** Brings about what has to be there first; returns the address in its full length, where it has more than the table's. */
  prepare?(writer: Writer): Promise<string | undefined>;
  /** Types everything that it takes; in a sheet, it opens that first. */
  fill(writer: Writer): Promise<unknown>;
  button(page: Page): Locator;
  /** The words that say that it is done, on its own screen, or the screen to which it leads. */
  readonly done: ((page: Page) => Locator) | `/m/${string}`;
  /** How many of it stand at the platform; absent where it leaves a state, of which there is never more than one. */
  count?(writer: Writer): Promise<number>;
}

export const main = (page: Page) => page.getByRole('main');
export const findButton = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole('button', { name });
export const findWords = (text: string | RegExp) => (page: Page) =>
  main(page).getByText(text).first();
export const amount = (page: Page) => main(page).getByLabel(/^Amount/);
export const nothing = () => Promise.resolve();

/** Whether a request is the write itself; what can be claimed is read at the address of claiming it. */
export const isWrite = ({ call }: Write, request: Request): boolean => {
  const { pathname } = new URL(request.url());
  const { path, method } =
    call === roundCall ? { path: '/play/api/round', method: 'POST' } : callNamed(call);
  return request.method() === method && pathname === path;
};
