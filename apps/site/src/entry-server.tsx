import { catalogues, isLanguageCode } from '@playhouse/i18n';
import { paths, provideScreens } from '@playhouse/navigation';
import { siteScreens } from '@playhouse/shell';
import type { Merchant } from '@playhouse/whitelabel';
import { createWpsClient } from '@playhouse/wps';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { firstLoadTexts } from './firstLoad';
import { firstLoadCatalogues } from './firstLoadCatalogues';
import { createMerchantStore } from './merchantStore';
import { routesOf } from './routes';
import { createReactions } from './reactions';
import { Site } from './Site';
import { siteAddresses } from './siteAddresses';
import { Splash } from './Splash';

export interface RenderRequest {
  readonly merchant: Merchant;
  readonly language: string;
  /** `home` is the home page; `shell` what every other address shows until its screen is there. */
  readonly page: 'home' | 'shell';
}

provideScreens(siteScreens);

/** For the servers of the site and its worker. */
export const addresses = siteAddresses(siteScreens);

const handler = createStaticHandler(routesOf(siteScreens));

async function homeRouter() {
  const context = await handler.query(new Request(`http://prerender${paths.home.path}`));
  if (context instanceof Response) throw new Error('Home redirects; it cannot be prerendered.');
  return (
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />
  );
}

/** Renders a page of a merchant in one of its languages, without any data of the platform. */
export async function render({
  merchant,
  language,
  page,
}: RenderRequest): Promise<{ html: string; preload: string[] }> {
  if (!isLanguageCode(language)) throw new Error(`Unknown language "${language}".`);
  await catalogues.load(firstLoadCatalogues, language);
  const html = renderToString(
    <Site
      merchant={createMerchantStore(merchant)}
      language={language}
      wps={createWpsClient({ origin: 'http://prerender', merchant: () => merchant.code })}
      queryClient={new QueryClient()}
      reactions={createReactions()}
      navigate={() => undefined}
    >
      {page === 'home' ? await homeRouter() : <Splash />}
    </Site>,
  );
  return { html, preload: [firstLoadTexts(language)] };
}
