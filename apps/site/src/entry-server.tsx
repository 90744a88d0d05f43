import { activateLanguage, catalogues, isLanguageCode } from '@playhouse/i18n';
import { provideScreens, Standing } from '@playhouse/navigation';
import { arrive, siteScreens, StartNote } from '@playhouse/shell';
import { preloadRichText } from '@playhouse/ui-kit';
import type { Merchant } from '@playhouse/whitelabel';
import { createWpsClient } from '@playhouse/wps';
import { dehydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createPath, NavigationType } from 'react-router-dom';
import type { To } from 'react-router-dom';
import { listDocuments } from './documents/listDocuments';
import type { EmbeddedData } from './documents/embedded';
import { fillQueries } from './documents/fillQueries';
import {
  always,
  anyCall,
  findPageModule,
  modulesByAddress,
  overMembers,
  screenModules,
} from './documents/screenModules';
import type { AddressModules } from './documents/screenModules';
import { withRenderingClient } from './documents/withRenderingClient';
import { firstLoadTexts } from './firstLoad';
import { firstTexts } from './loadingPlan';
import { screenFrame } from './screenFrame';
import { createMerchantStore } from './merchantStore';
import { createReactions } from './createReactions';
import { Site } from './Site';
import { SiteProviders } from './SiteProviders';
import { siteAddresses } from './siteAddresses';
import { Splash } from './Splash';

export { aheadElementId } from './documents/fetchAhead';
export { modulesWithout } from './documents/screenModules';
export { embeddedElementId } from './documents/embedded';

export interface RenderRequest {
  readonly merchant: Merchant;
  readonly language: string;
  /** Name of one of the merchant's documents; none renders the frame of every other address. */
  readonly document?: string;
  /** Origin of the platform whose public answers the document shows; none shows skeletons. */
  readonly platform?: string;
  /** The window whose parser cleans the platform's HTML: goes with `platform`. */
  readonly window?: Parameters<typeof preloadRichText>[0];
  /** Asks the platform: goes with `platform`. */
  readonly fetch?: typeof fetch;
}

interface Ahead {
  readonly member: readonly string[];
  readonly screens: readonly AddressModules[];
}

export interface Rendered {
  readonly html: string;
  /** Markup beside a document's tree, which no script takes over: it tells when the script cannot be fetched. */
  readonly beside: string;
  readonly data: EmbeddedData | undefined;
  /** Modules, by their keys in Vite's manifest, that its screen runs, at first and after the first view. */
  readonly modules: readonly string[];
  /** Modules of a frame of which person and address decide whether they run. */
  readonly ahead: Ahead | undefined;
}

provideScreens(siteScreens);

/** For the site's worker and its servers. */
export const addresses = siteAddresses(siteScreens);

const lobby: ReadonlySet<string> = new Set(['shell', 'lobby']);

/** Modules that a device keeps for use without a network: home and the game lists, with all that they run at first. */
export const offlineModules: readonly string[] = [
  ...siteScreens
    .filter(({ document, path }) => document && lobby.has(path.domain))
    .map(findPageModule),
  ...always,
];

/** Every address of a merchant that is a document of its own, and the modules that it runs at first. */
export function documents(merchant: Merchant) {
  return listDocuments(merchant).map(({ screen, name, paths, query }) => ({
    ...{ name, paths, query },
    modules: [findPageModule(screen), ...always],
  }));
}

/** A page that is drawn once goes nowhere. */
const still = () => undefined;
const navigator = {
  createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
  ...{ go: still, push: still, replace: still },
};

async function screenTree(address: string): Promise<ReactNode> {
  const { pathname, search } = new URL(address, 'http://prerender');
  const arrival = await arrive({ pathname, search });
  if ('instead' in arrival) throw new Error(`${address} redirects: it is no document.`);
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  const stand = { location, how: NavigationType.Pop, Page: arrival.Page };
  return <Standing {...screenFrame} stand={stand} navigator={navigator} />;
}

// In one piece: by itself React would send what is long later, with scripts that put it in place.
const wholeMarkup = { progressiveChunkSize: Number.POSITIVE_INFINITY };

async function markup(tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const { prelude } = await prerender(tree, { ...wholeMarkup, onError });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

/**
 * Renders a document of a merchant in one of its languages: with the platform's public answers, or, where
 * no platform is named, with skeletons in their place.
 * @throws when the platform does not answer, or not as the contract says
 */
export async function render(request: RenderRequest): Promise<Rendered> {
  const { merchant, language, document: name, platform, window, fetch: ask } = request;
  if (!isLanguageCode(language)) throw new Error(`Unknown language "${language}".`);
  const found = listDocuments(merchant).find((document) => document.name === name);
  activateLanguage(language);
  await catalogues.load([...firstTexts, ...(found?.screen.texts ?? [])], language);
  if (window !== undefined) await preloadRichText(window);
  const wps = createWpsClient({
    origin: platform ?? 'http://prerender',
    merchant: () => merchant.code,
    modules: () => merchant.modules,
    paths: () => merchant.paths,
    language: () => language,
    timeoutMs: 5000,
    ...(ask !== undefined && { fetch: ask }),
  });
  const address = found?.address;
  const screen = address === undefined ? <Splash /> : await screenTree(address);
  const { html, beside, state } = await withRenderingClient(async (queryClient) => {
    const given = { language, wps, queryClient, merchant: createMerchantStore(merchant) };
    const renderOnce = () =>
      markup(
        <Site {...given} reactions={createReactions()} navigate={() => undefined}>
          {screen}
        </Site>,
      );
    const note = () => (
      <SiteProviders {...given}>
        <StartNote />
      </SiteProviders>
    );
    const beside = found ? await markup(note()) : '';
    if (platform === undefined) return { html: await renderOnce(), beside, state: undefined };
    const html = await fillQueries(queryClient, renderOnce);
    return { html, beside, state: dehydrate(queryClient) };
  });
  return {
    ...{ html, beside },
    data: address === undefined ? undefined : { address, language, state },
    modules: [
      ...(found ? screenModules(found.screen, language) : anyCall),
      firstLoadTexts(language),
      ...always,
    ],
    // In a document it would come between the player and the first games.
    ahead: found
      ? undefined
      : { member: overMembers, screens: modulesByAddress(merchant, language) },
  };
}
