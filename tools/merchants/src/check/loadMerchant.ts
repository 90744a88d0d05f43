import { join, relative } from 'node:path';
import {
  deriveTheme,
  merchantSchema,
  themeSchema,
  type DerivedTheme,
  type Merchant,
} from '@playhouse/whitelabel';
import type { Places } from '../places';
import { assetProblems } from './assetProblems';
import { codeProblems, codesIn, findOwners } from './codes';
import { crossProblems } from './crossRules';
import { hostProblems, hostsIn } from './hosts';
import { keyProblems } from './keyProblems';
import { knownMessages, readMessages } from './messageProblems';
import { moneyProblems } from './moneyProblems';
import { InvalidMerchantError, type Problem } from './problem';
import { readJson } from './readJson';
import { parseWith } from './schemaProblems';
import { contrastProblems, likenessProblems } from './themeProblems';

/** A merchant that passed every check. */
export interface LoadedMerchant {
  readonly code: string;
  /** Folder of the merchant, absolute. */
  readonly folder: string;
  readonly merchant: Merchant;
  readonly theme: DerivedTheme;
}

export type CheckResult =
  | { readonly ok: true; readonly loaded: LoadedMerchant }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Ids of texts are read once per process, and only when a merchant has texts of its own. */
function remember<T>(read: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => (kept ??= { value: read() }).value;
}

/** Makes the check of merchants in these places. What they share is read once. */
export function createChecker(places: Places): (code: string) => CheckResult {
  const owners = remember(() => findOwners(places, codesIn));
  const hosts = remember(() => findOwners(places, hostsIn));
  const knownTexts = remember(() => knownMessages(places));
  return (code) => {
    const folder = join(places.merchants, code);
    const inside = relative(places.root, folder);
    const label = inside.startsWith('..') ? folder : inside;
    const configFile = readJson(join(folder, 'whitelabel.json'), `${label}/whitelabel.json`);
    const themeFile = readJson(join(folder, 'theme.json'), `${label}/theme.json`);
    const config = parseWith(merchantSchema, configFile);
    const theme = parseWith(themeSchema, themeFile);
    const derived = theme.value && deriveTheme(theme.value);
    const texts = readMessages(folder, label, config.value?.languages ?? [], knownTexts);
    const problems = [
      ...config.problems,
      ...(config.value
        ? [
            ...crossProblems(config.value, code, configFile),
            ...codeProblems(config.value, code, { owners: owners(), file: configFile }),
            ...hostProblems(config.value, code, { owners: hosts(), file: configFile }),
            ...moneyProblems(config.value, configFile),
            ...keyProblems(config.value, configFile),
            ...texts.problems,
          ]
        : []),
      ...theme.problems,
      ...(derived ? contrastProblems(derived.contrast, themeFile) : []),
      ...(derived ? likenessProblems(derived.likeness, themeFile) : []),
      ...assetProblems(folder, label),
    ];
    if (problems.length > 0 || !config.value || !theme.value || !derived) {
      return { ok: false, problems };
    }
    const { $schema: _config, ...settings } = config.value;
    const { $schema: _theme, ...choices } = theme.value;
    const merchant: Merchant = { ...settings, theme: choices, messages: texts.messages };
    return { ok: true, loaded: { code, folder, merchant, theme: derived } };
  };
}

/**
 * The checked merchant. Throws an {@link InvalidMerchantError} that lists everything wrong with it.
 * @param check one for all where several are loaded: each compares its merchant with all others
 */
export function loadMerchant(
  code: string,
  places: Places,
  check: ReturnType<typeof createChecker> = createChecker(places),
): LoadedMerchant {
  const result = check(code);
  if (!result.ok) throw new InvalidMerchantError(code, result.problems);
  return result.loaded;
}
