import { differences } from '../diff/flatten';
import { loadMerchant } from '../check/loadMerchant';
import { starterConfig, starterTheme } from '../generator/starter';
import { validateOptions } from '../generator/validate';
import { knownCode, type Options } from './options';
import { merchantSchema, themeSchema } from '@playhouse/whitelabel';
import type { Places } from '../places';

/** What the generator writes when nothing is chosen: the default that a merchant departs from. */
function starter(code: string): unknown {
  const config = merchantSchema.parse(starterConfig(validateOptions({ code }, [])));
  return { ...config, theme: themeSchema.parse(starterTheme('#2563eb')), messages: {} };
}

/** `diff <code> [--with <other>]`: in what a merchant differs from another, or from a new one. */
export function diff(options: Options, places: Places): boolean {
  const code = knownCode(options.codes[0], places);
  const other = options.with === undefined ? undefined : knownCode(options.with, places);
  const first = loadMerchant(code, places).merchant;
  const second = other === undefined ? starter(code) : loadMerchant(other, places).merchant;
  const found = differences(first, second);
  console.log(`${code} | ${other ?? 'a new merchant'}: ${found.length} differences\n`);
  for (const { path, first: left, second: right } of found) {
    console.log(`${path}\n  ${left ?? '(not set)'}\n  ${right ?? '(not set)'}`);
  }
  return true;
}
