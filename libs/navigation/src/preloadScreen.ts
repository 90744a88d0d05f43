import { activeLanguage, catalogues } from '@playhouse/i18n';
import type { Screen, ScreenVisit } from './screen';
import { findDestination } from './router/arrival';
import type { Viewer } from './router/arrival';

let ahead = 0;

/** Whether a screen is being fetched ahead: a failure is nobody's business until the step is taken. */
export function isPreloading(): boolean {
  return ahead > 0;
}

/** Who is about to go somewhere, and what they ask with. */
export type Traveller = Pick<ScreenVisit, 'client' | 'wps'> & { readonly viewer: Viewer };

/**
 * Fetches script, texts and data of the screen behind an address ahead of the step to it, or of the one that
 * its guard leads to. What is there already is not asked for again. A failure is nobody's business yet: the
 * step tries again, and tells.
 */
export async function preloadScreen(href: string, traveller: Traveller): Promise<void> {
  const url = new URL(href, 'https://in-app.invalid');
  const { viewer, ...means } = traveller;
  const destination = findDestination(url, viewer);
  if (destination === undefined) return;
  const { screen, search } = destination;
  await fetchAhead(screen, screen.prepare({ ...means, language: activeLanguage(), search }));
}

/** Fetches script and texts of a screen to which nobody is on the way yet, and none of its data. */
export const preloadCode = (screen: Screen): Promise<void> => fetchAhead(screen, screen.load());

async function fetchAhead({ texts }: Screen, coming: Promise<unknown>): Promise<void> {
  ahead += 1;
  await Promise.allSettled([coming, catalogues.load(texts, activeLanguage())]);
  ahead -= 1;
}
