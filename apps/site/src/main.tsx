import '@playhouse/ui-kit/styles';
import { activateLanguage, catalogues, storedLanguage } from '@playhouse/i18n';
import { paths, provideScreens, screenAt } from '@playhouse/navigation';
import { createQueryClient } from '@playhouse/platform';
import { onSessionChange } from '@playhouse/session';
import { attachChunkRecovery, screensOf } from '@playhouse/shell';
import { landingPath, readBakedMerchant } from '@playhouse/whitelabel';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom';
import { firstLoadCatalogues } from './firstLoadCatalogues';
import { createMerchantStore } from './merchantStore';
import { attachMemberCache } from './memberCache';
import { createPlatformClient } from './platformClient';
import { createReactions } from './reactions';
import { routesOf } from './routes';
import { Site } from './Site';

// The page's policy forbids `eval`, which zod would otherwise probe for. Zod comes later and finds this.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element.');

const baked = readBakedMerchant();
const landing = landingPath(baked, window.location.hostname);
if (landing !== undefined && window.location.pathname === '/') {
  window.history.replaceState(null, '', landing);
}

const merchant = createMerchantStore(baked);
const wps = createPlatformClient(merchant.get);
const reactions = createReactions();
const queryClient = createQueryClient(reactions);
const language = storedLanguage(baked.languages);
// Before the router: its loaders fetch texts in the active language.
activateLanguage(language);

// Where the router is on its way to, once there is one.
let headedFor = (): string | undefined => undefined;
attachChunkRecovery(() => headedFor());
attachMemberCache(queryClient);
await catalogues.load(firstLoadCatalogues, language);

const screens = screensOf(baked);
provideScreens(screens);
const router = createBrowserRouter(routesOf(screens));
headedFor = () => {
  const { location } = router.state.navigation;
  return location && createPath(location);
};
// A logout in another tab closes what only members may see here (SESS-04).
onSessionChange(({ reason }) => {
  if (reason === 'elsewhere') void router.revalidate();
});
const site = (
  <Site
    {...{ merchant, language, wps, queryClient, reactions }}
    navigate={(href) => void router.navigate(href)}
  >
    <RouterProvider router={router} />
  </Site>
);

// Home is prerendered and hydrated; every other address shows a splash until its screen is there.
const prerendered = screenAt(window.location.pathname)?.path === paths.home;
if (prerendered && root.childElementCount > 0) hydrateRoot(root, site);
else createRoot(root).render(site);

import('./offline/afterStart')
  .then(({ attachEditGuard, attachServiceWorker }) => {
    attachEditGuard();
    return attachServiceWorker();
  })
  .catch(() => undefined);
