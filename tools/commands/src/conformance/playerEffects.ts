import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCalls } from '@playhouse/wps';
import type { Call } from '@playhouse/wps';

/** Ways in which an answer can be wrong, as far as players tell them apart. */
export type Fault =
  | 'unreadable'
  | 'failed'
  | 'unknownCode'
  | 'refusedForm'
  | 'endedSession'
  | 'openToAll'
  | 'noLogin'
  | 'cacheable'
  | 'undated'
  | 'paging'
  | 'movedTwice';

const words: Readonly<Record<Fault, string>> = {
  unreadable:
    'it is not shown at all: the page says that it could not be loaded, and offers to try again',
  failed:
    'after three tries the page says that the platform cannot be reached, and offers to try again',
  unknownCode: 'players read that something went wrong, and not what',
  refusedForm:
    'players are refused what they may do, and what they change in the form does not help',
  endedSession: 'players who have just logged in are sent to the login again',
  openToAll: "whoever asks can read what is a member's alone; players notice when others do",
  noLogin: 'players whose session is over are told of a failure and not led to the login',
  cacheable:
    "on a shared phone or behind a shared proxy, the next player may be shown the last one's figures",
  undated: "ends and countdowns go by the phone's clock; where that is wrong, logins are refused",
  paging: 'the list repeats what was there, or ends too early',
  movedTwice: 'whoever tries again after a lost answer has moved the money twice',
};

/** The effect of a fault on a player. */
export const getPlayerEffect = (fault: Fault) => words[fault];

const isProduct = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|stories)\.|[/\\]testing[/\\]/.test(file);

/** Libraries of the product that name each call, by the call's name. */
export function librariesByCall(libs: string): ReadonlyMap<string, readonly string[]> {
  const names = new Set(listCalls().map(({ name }) => name));
  const found = new Map<string, string[]>();
  for (const library of readdirSync(libs).sort()) {
    if (library === 'wps' || library === 'fixtures' || library.includes('.')) continue;
    const files = readdirSync(join(libs, library), { recursive: true, encoding: 'utf8' });
    const text = files
      .filter(isProduct)
      .map((file) => readFileSync(join(libs, library, file), 'utf8'))
      .join('\n');
    const named = new Set(
      [...text.matchAll(/'([a-z]+\.[A-Za-z]+)'/g)].map(([, name = '']) => name),
    );
    for (const name of named)
      if (names.has(name)) found.set(name, [...(found.get(name) ?? []), library]);
  }
  return found;
}

/** The purpose of a call and the libraries that make it, in one line. */
export function describeCall(call: Call, libraries: readonly string[]): string {
  const where = libraries.length === 0 ? '' : ` (in ${libraries.join(', ')})`;
  return `${call.summary}${where}`;
}
