import { readFileSync } from 'node:fs';
import { catalogues } from '@playhouse/i18n';
import { canonicalPath, findDestination, listAddresses } from '@playhouse/navigation';
import type { Screen, Viewer } from '@playhouse/navigation';
import { listScreens, siteScreens } from '@playhouse/shell';
import { languageCodes } from '@playhouse/whitelabel';
import type { LanguageCode, Merchant } from '@playhouse/whitelabel';
import { firstLoadTexts, textModules } from '../firstLoad';

/** Modules that every screen runs besides its own page: those after the first view, and those of overlays. */
export const always = ['src/later.ts', '../../libs/shell/src/layout/Extras.tsx'];

/** A screen that does not arrive with its content, and any screen of a member, may make any call: both run the contract, and seal what it wants sealed. */
export const anyCall = [
  '../../libs/wps/src/contract/list.ts',
  '../../libs/wps/src/client/encrypt.ts',
];

/** The module of overlays that only members have: the strip that tells of money on its way. */
export const overMembers: readonly string[] = ['../../libs/shell/src/layout/MemberExtras.tsx'];

const pagesFile = new URL('../client/.vite/pages.json', import.meta.url);
let pages: Readonly<Record<string, string>> | undefined;

/** A page's module as Vite's manifest names it: the build of the client lists them beside the compiled server. */
export function findPageModule({ path, page }: Screen): string {
  pages ??= JSON.parse(readFileSync(pagesFile, 'utf8')) as Record<string, string>;
  const module = pages[page];
  if (module === undefined) throw new Error(`The build knows no page ${page} of ${path.path}.`);
  return module;
}

/** A screen's page and its texts. */
export const screenModules = (screen: Screen, language: LanguageCode): readonly string[] => [
  findPageModule(screen),
  ...textModules(screen.texts, language),
];

/** The modules that somebody runs at the addresses of a screen: its own, or those of where its guard leads them. */
export interface AddressModules {
  /** In the form of `canonicalPath`. */
  readonly paths: readonly string[];
  readonly visitor: readonly string[];
  readonly member: readonly string[];
}

function addressModules(screen: Screen, language: LanguageCode): AddressModules {
  const of = (viewer: Viewer) => {
    const end = findDestination({ pathname: screen.path.path, search: '' }, viewer)?.screen;
    return end === undefined ? [] : screenModules(end, language);
  };
  return {
    paths: listAddresses(screen).map(canonicalPath),
    visitor: of('visitor'),
    // Whether a member is an agent, a page's first script cannot tell; who is none has no link to agents' screens.
    member: of('agent'),
  };
}

const ofScreens = new WeakMap<Screen, Map<LanguageCode, AddressModules>>();

/** The modules of every address of a merchant's site, for visitors and members: a screen has the same at every merchant. */
export function modulesByAddress(merchant: Merchant, language: LanguageCode): AddressModules[] {
  return listScreens(merchant).map((screen) => {
    const known = ofScreens.get(screen) ?? new Map<LanguageCode, AddressModules>();
    ofScreens.set(screen, known);
    const modules = known.get(language) ?? addressModules(screen, language);
    known.set(language, modules);
    return modules;
  });
}

/** Where a screen's page lives, with its views, logic and queries. */
const householdOf = (screen: Screen): string => findPageModule(screen).replace(/pages\/[^/]+$/, '');

/**
 * Modules that a merchant never runs, as beginnings of their keys in Vite's manifest: folders and texts of screens that
 * it does without, and texts in languages that it does not have.
 */
export function modulesWithout(merchant: Merchant): string[] {
  const own = listScreens(merchant);
  const absent = siteScreens.filter((screen) => !own.includes(screen));
  const kept = new Set(own.map(householdOf));
  const spoken = new Set(own.flatMap(({ texts }) => texts));
  const unspoken = absent.flatMap(({ texts }) => texts).filter((name) => !spoken.has(name));
  return [
    ...absent.map(householdOf).filter((folder) => !kept.has(folder)),
    ...languageCodes.flatMap((language) =>
      merchant.languages.includes(language)
        ? textModules(unspoken, language)
        : [firstLoadTexts(language), ...textModules(catalogues.libraries(), language)],
    ),
  ];
}
