import { canonicalPath } from './canonicalPath';
import type { Screen } from './screen';

let byAddress: ReadonlyMap<string, Screen> = new Map();
let screens: readonly Screen[] = [];

/** Every address at which a screen is shown, its own first. */
export function listAddresses({ path, aliases }: Screen): readonly `/${string}`[] {
  return [path.path, ...aliases];
}

/** Puts the screens of the site in force; once, before anything is rendered. */
export function provideScreens(all: readonly Screen[]): void {
  screens = all;
  byAddress = new Map(
    all.flatMap((screen) =>
      listAddresses(screen).map((address) => [canonicalPath(address), screen] as const),
    ),
  );
}

/** The screen at an address, whose query and hash do not matter; `undefined` where there is none. */
export function screenAt(address: string): Screen | undefined {
  return byAddress.get(canonicalPath(address.replace(/[?#].*$/s, '')));
}

/** The screens in force. */
export function allScreens(): readonly Screen[] {
  return screens;
}
