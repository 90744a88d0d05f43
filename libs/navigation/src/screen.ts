import type { CatalogueName, MessageId } from '@playhouse/i18n';
import type { Merchant } from '@playhouse/whitelabel';
import { fetchContract, fetchSealing } from '@playhouse/wps';
import type { WpsClient } from '@playhouse/wps';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Path } from './paths';

/**
 * Who may see a screen: `visitors` are not logged in, `newcomers` have no account of their own (visitors, free trials and
 * guests), `nonTrials` are all but free trials, `accounts` are members who have an account of their own; `agents` are
 * members.
 */
export type Audience =
  'everyone' | 'visitors' | 'newcomers' | 'nonTrials' | 'members' | 'accounts' | 'agents';

/** Names a document's file (letters, digits, dashes) and the one query string that it is for. */
export interface DocumentAddress {
  readonly name: string;
  readonly search: string;
}

/**
 * A public screen that arrives with its data: a name for its one document, which shows the same whatever
 * the query says, or the addresses of a merchant that are documents each. Which data that is, its page
 * says: the public queries that it makes.
 */
export type ScreenDocument = string | ((merchant: Merchant) => readonly DocumentAddress[]);

/** Facts that a domain states about a screen beyond its page. Whatever is left out is as on most screens. */
export interface ScreenFacts {
  /** Its heading; texts of the group `screens` come with the first load. Left out where the heading is data. */
  readonly title?: MessageId;
  /** Further addresses at which it is shown. */
  readonly aliases?: readonly `/${string}`[];
  /** Addresses of old, with or without `/m` and `.html`, that lead to it (ROUTE-18). */
  readonly formerly?: readonly `/${string}`[];
  /** Who may see it; a function where the query decides. @default 'everyone' */
  readonly who?: Audience | ((search: URLSearchParams) => Audience);
  /** Where a visitor of a screen for members is led: a login leads back to the screen. @default 'login' */
  readonly otherwise?: 'login' | 'home';
  /**
   * Where its address leads while the merchant does not offer it: a question of what follows `#`, which a letter's link
   * brings. @default nowhere: whoever knows the address finds the screen (ROUTE-17)
   */
  readonly unoffered?: (hash: string) => Path | undefined;
  /** The bar on top (SHELL-01, SHELL-03); `wide`: only on a wide page, none on a phone. @default 'arrow' */
  readonly header?: 'logo' | 'arrow' | 'wide' | 'none';
  /** Its page covers the window: what lies under it is out of reach. @default false */
  readonly covers?: boolean;
  /** The bar at the bottom (SHELL-01). @default true */
  readonly footer?: boolean;
  /** Where the arrow leads: to the previous screen, or home wherever the player came from (SHELL-03). @default 'history' */
  readonly back?: 'history' | 'home';
  /** Who is offered the app in the download bar (DL-02). @default 'nobody' */
  readonly downloadBar?: 'everyone' | 'members' | 'nobody';
  /** The contacts at its end: those of the specification's floating or of its side widget (SVC-01, SVC-02). @default 'none' */
  readonly contacts?: 'floating' | 'side' | 'none';
  /** Whether a login may lead back to it; a door would lead in circles (LOGIN-15). @default true */
  readonly returnable?: boolean;
  /** Libraries whose texts it shows, beyond those of the first load. */
  readonly texts: readonly CatalogueName[];
  readonly document?: ScreenDocument;
}

/** A step to a screen that somebody is about to take. */
export interface ScreenVisit {
  readonly client: QueryClient;
  readonly wps: WpsClient;
  /** The platform's code of the player's language. */
  readonly language: string;
  /** Query of the address. */
  readonly search: URLSearchParams;
}

/** Asks for what a screen shows first, by the very queries that its page makes: what is fresh is not asked for again. */
export type AskScreen = (visit: ScreenVisit) => void;

/** Exports of a page's module: the page, and the function that asks for its data where the screen names one. */
type PageModule<Name extends string, Ask extends string> = Readonly<
  Record<Name, ComponentType> & Record<Ask, AskScreen>
>;

/** A page in a file of its own, fetched when the screen is gone to. */
interface LazyPage<Name extends string, Ask extends string, Module extends PageModule<Name, Ask>> {
  readonly load: () => Promise<Module>;
  /** The page among the exports of its module. */
  readonly page: Name;
  /** Another export: asks for the page's data when somebody is about to go there. */
  readonly ask?: Ask;
}

type Filled = Required<Omit<ScreenFacts, 'document' | 'title'>> &
  Pick<ScreenFacts, 'document' | 'title'>;

/** One screen of the site, as everything else reads it. */
export interface Screen extends Filled {
  readonly path: Path;
  readonly load: () => Promise<ComponentType>;
  /** Fetches the page and what it shows first. */
  readonly prepare: (visit: ScreenVisit) => Promise<void>;
  /** The page among the exports of its module. */
  readonly page: string;
}

const usual = {
  aliases: [],
  formerly: [],
  who: 'everyone',
  otherwise: 'login',
  unoffered: () => undefined,
  header: 'arrow',
  covers: false,
  footer: true,
  back: 'history',
  downloadBar: 'nobody',
  contacts: 'none',
  returnable: true,
} as const satisfies Partial<ScreenFacts>;

/**
 * Describes a screen, once: routes, guards, layout, back and return rules, old addresses, preloads,
 * documents and the tables of the READMEs are derived from it. Its page is fetched with the first step
 * to it (ROUTE-20).
 */
export function defineScreen<
  const Name extends string,
  Module extends PageModule<Name, Ask>,
  const Ask extends string = never,
>(path: Path, facts: ScreenFacts & LazyPage<Name, Ask, Module>): Screen {
  const { load, page, ask, ...rest } = facts;
  let fetched: Module | undefined;
  // A document's calls are in the client already; any other screen may make any call, and seal any body.
  const fetchModule = async () => {
    if (fetched !== undefined) return fetched;
    const isOfFirst = rest.document !== undefined;
    const parts = [load(), ...(isOfFirst ? [] : [fetchContract(), fetchSealing()])] as const;
    // To the last one: whoever fetched ahead must hear of each that fails.
    await Promise.allSettled(parts);
    const [module] = await Promise.all(parts);
    fetched = module;
    return module;
  };
  return {
    ...usual,
    ...rest,
    path,
    page,
    load: async () => (await fetchModule())[page],
    prepare: async (visit) => {
      const module = await fetchModule();
      if (ask !== undefined) module[ask](visit);
    },
  };
}
