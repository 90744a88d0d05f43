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

/** Something that a player sends from a screen. */
export interface Write {
  /** Of the routes' table. */
  readonly address: `/m/${string}`;
  /** Where it is to be had, if not at the first merchant as its file says. */
  readonly at?: { readonly merchant?: MerchantCode; readonly platform?: PlatformName };
  /** Absent: a visitor sends it. */
  readonly as?: MemberKind;
  readonly call: CallName;
  /** What has to be there first; answers the address in its full length, where it has more than the table's. */
  prepare?(writer: Writer): Promise<string | undefined>;
  /** Types everything that it takes; in a sheet, it opens that first. */
  fill(writer: Writer): Promise<unknown>;
  button(page: Page): Locator;
  /** What tells that it is done, on its own screen, or the screen to which it leads. */
  readonly told: ((page: Page) => Locator) | `/m/${string}`;
  /** How many of it stand at the platform; absent where it leaves a state, of which there is never more than one. */
  stands?(writer: Writer): Promise<number>;
}

export const main = (page: Page) => page.getByRole('main');
export const buttonOf = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole('button', { name });
export const wordsOf = (text: string | RegExp) => (page: Page) =>
  main(page).getByText(text).first();
export const amount = (page: Page) => main(page).getByLabel(/^Amount/);
export const nothing = () => Promise.resolve();

/** Whether a request is the write itself; what can be claimed is read at the address of claiming it. */
export const isWrite = ({ call }: Write, request: Request): boolean => {
  const { path, method } = callNamed(call);
  return request.method() === method && new URL(request.url()).pathname === path;
};
