import '@playhouse/ui-kit/styles';
import { activateLanguage, catalogues, keepReplacedTexts, storedLanguage } from '@playhouse/i18n';
import { createScreenRouter, provideScreens, Screens } from '@playhouse/navigation';
import { createQueryClient } from '@playhouse/platform';
import { arrive, attachChunkRecovery, listScreens } from '@playhouse/shell';
import { landingPath, readBakedMerchant } from '@playhouse/whitelabel';
import type { Merchant } from '@playhouse/whitelabel';
import { hydrate } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from './reactDom';
import { attachChangedMember } from './changedMember';
import { asArrived, readEmbedded } from './documents/embedded';
import type { EmbeddedData } from './documents/embedded';
import { isCurrentDocument } from './documents/isCurrentDocument';
import { firstTexts, nextScreens } from './loadingPlan';
import { screenFrame } from './screenFrame';
import { createMerchantStore } from './merchantStore';
import { createPlatformClient } from './platformClient';
import { nextTask, whenQuiet, whenReady } from './pageReadiness';
import { createReactions } from './createReactions';
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

const language = storedLanguage(baked.languages);
// Before the router: its loaders fetch texts in the active language.
activateLanguage(language);
const texts = catalogues.load(firstTexts, language);

/** Makes the tree's surroundings: the platform's client, the merchant, and a cache with the page's answers. */
function prepare() {
  const embedded = readEmbedded();
  const merchant = createMerchantStore(baked);
  const wps = createPlatformClient(merchant.get, whenReady());
  const reactions = createReactions();
  const queryClient = createQueryClient(reactions);
  if (embedded?.state !== undefined) hydrate(queryClient, asArrived(embedded.state));
  attachChangedMember(queryClient, wps);
  return { embedded, merchant, wps, reactions, queryClient };
}

/** Puts the application on the page, or under it where it is a document with content: step by step, each a task. */
async function start(page: HTMLElement): Promise<void> {
  // Where the router is on its way to, once there is one.
  let headedFor = (): string | undefined => undefined;
  keepReplacedTexts(document.body);
  attachChunkRecovery(() => headedFor());
  await nextTask();
  const { embedded, ...given } = prepare();
  startLater(given.merchant.get);
  if (embedded !== undefined) confirmLater(given.queryClient, embedded);
  await texts;
  await nextTask();
  provideScreens(listScreens(baked));
  const router = createScreenRouter(arrive);
  headedFor = router.headedFor;
  const site = (
    <Site {...given} language={language} navigate={router.go}>
      <Screens router={router} {...screenFrame} />
    </Site>
  );
  const isDocument = page.childElementCount > 0 && embedded !== undefined;
  const isShown = isDocument && isCurrentDocument(embedded, language);
  if (isShown) await router.ready;
  // A screen that could not be fetched is another one than the document's.
  if (isShown && router.stand().failure === undefined) {
    // As a transition React takes the page over in small steps, between which taps and frames get their turn.
    startTransition(() => void hydrateRoot(page, site));
  } else {
    createRoot(page).render(site);
  }
  // A saved language that this merchant does not speak stays hidden otherwise: the document is in the right one already.
  delete document.documentElement.dataset['rewrite'];
}

/** Starts the parts that a page does without until it is quiet. */
function startLater(merchant: () => Merchant): void {
  void whenReady()
    .then(whenQuiet)
    .then(() => import('./later'))
    .then(({ attachEditGuard, attachNextScreens, attachServiceWorker }) => {
      attachEditGuard();
      attachNextScreens(nextScreens, merchant);
      return attachServiceWorker(merchant().code);
    })
    .catch(() => undefined);
}

/** Looks for what of a document does not hold any more, once the page is quiet. */
function confirmLater(client: QueryClient, embedded: EmbeddedData): void {
  void whenReady()
    .then(() => import('./later'))
    .then(({ confirmDocument }) => confirmDocument(client, embedded))
    .catch(() => undefined);
}

// Not awaited at the top: what it fetches imports from this very file, which would wait for itself.
void start(root);
