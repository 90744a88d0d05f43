import type { CatalogueName } from '@playhouse/i18n';
import type { LanguageCode, Merchant } from '@playhouse/whitelabel';
import type { WpsClient } from '@playhouse/wps';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Path } from './paths';

/** Who may see a screen: `visitors` are all who are not logged in, `agents` are members. */
export type Audience = 'everyone' | 'visitors' | 'members' | 'agents';

/** What the public data of a screen depends on. */
export interface DocumentContext {
  readonly wps: WpsClient;
  readonly language: LanguageCode;
  readonly merchant: Merchant;
  /** The query of the address. */
  readonly search: URLSearchParams;
}

/** How the public data of a screen is fetched, by the very queries that its page uses. */
export interface ScreenData {
  /** Fills the cache; rejects when something that the screen shows could not be had. */
  fetch(client: QueryClient, context: DocumentContext): Promise<unknown>;
}

/** A public screen that arrives with its data: one document for each of its addresses and languages. */
export interface ScreenDocument {
  /**
   * Queries of a merchant's addresses that are documents of their own, by a name for their files.
   * @default one document, without a query, under the name of the screen
   */
  readonly addresses?: (
    merchant: Merchant,
  ) => readonly { readonly name: string; readonly search: string }[];
  readonly data: () => Promise<ScreenData>;
}

/** What a domain says of a screen beyond its page. Whatever is left out is as on most screens. */
export interface ScreenFacts {
  /** Further addresses at which it is shown. */
  readonly aliases?: readonly `/${string}`[];
  /** Addresses of old, with or without `/m` and `.html`, that lead to it (ROUTE-18). */
  readonly formerly?: readonly `/${string}`[];
  /** Who may see it; a function where the query decides. @default 'everyone' */
  readonly who?: Audience | ((search: URLSearchParams) => Audience);
  /** Where a visitor of a screen for members is led: a login leads back to the screen. @default 'login' */
  readonly otherwise?: 'login' | 'home';
  /** The bar on top (SHELL-01, SHELL-03). @default 'arrow' */
  readonly header?: 'logo' | 'arrow' | 'none';
  /** The bar at the bottom (SHELL-01). @default true */
  readonly footer?: boolean;
  /** Where the arrow leads: to the previous screen, or home wherever the player came from (SHELL-03). @default 'history' */
  readonly back?: 'history' | 'home';
  /** Who is offered the app in the download bar (DL-02). @default 'nobody' */
  readonly downloadBar?: 'everyone' | 'members' | 'nobody';
  /** The contacts beside the screen (SVC-01, SVC-02). @default 'none' */
  readonly contacts?: 'floating' | 'side' | 'none';
  /** Whether a login may lead back to it; a door would lead in circles (LOGIN-15). @default true */
  readonly returnable?: boolean;
  /** Libraries whose texts it shows, beyond those of the first load. */
  readonly texts: readonly CatalogueName[];
  readonly document?: ScreenDocument;
}

/** A page in a file of its own, fetched when the screen is gone to. */
interface LazyPage<Name extends string, Module extends Readonly<Record<Name, ComponentType>>> {
  readonly load: () => Promise<Module>;
  /** The page among the exports of its module. */
  readonly page: Name;
  /** The module of the page, as Vite's manifest calls it; the server's build writes it. */
  readonly source?: string;
}

/** A page that the first load carries. */
interface PresentPage {
  readonly component: ComponentType;
}

type Filled = Required<Omit<ScreenFacts, 'document'>> & Pick<ScreenFacts, 'document'>;

/** One screen of the site, as everything else reads it. */
export interface Screen extends Filled {
  readonly path: Path;
  /** There at once, when the first load carries the page. */
  readonly component: ComponentType | undefined;
  readonly load: () => Promise<ComponentType>;
  /** The module of the page, as Vite's manifest calls it; known to the compiled server alone. */
  readonly source: string | undefined;
}

const usual = {
  aliases: [],
  formerly: [],
  who: 'everyone',
  otherwise: 'login',
  header: 'arrow',
  footer: true,
  back: 'history',
  downloadBar: 'nobody',
  contacts: 'none',
  returnable: true,
} as const satisfies Partial<ScreenFacts>;

/** A screen whose page, with its texts, the first load carries. */
export function definePresentScreen(
  path: Path,
  facts: Omit<ScreenFacts, 'texts'> & PresentPage,
): Screen {
  const { component } = facts;
  return {
    ...usual,
    ...facts,
    texts: [],
    path,
    component,
    load: () => Promise.resolve(component),
    source: undefined,
  };
}

/**
 * Describes a screen, once: routes, guards, layout, back and return rules, old addresses, preloads,
 * documents and the tables of the READMEs are derived from it. Its page is fetched with the first step
 * to it (ROUTE-20).
 */
export function defineScreen<
  const Name extends string,
  Module extends Readonly<Record<Name, ComponentType>>,
>(path: Path, facts: ScreenFacts & LazyPage<Name, Module>): Screen {
  const { load, page, source, ...rest } = facts;
  return {
    ...usual,
    ...rest,
    path,
    component: undefined,
    load: async () => (await load())[page],
    source,
  };
}
