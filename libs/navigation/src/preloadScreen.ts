import { activeLanguage, catalogues } from '@playhouse/i18n';
import { screenAt } from './screenTable';

/**
 * Fetches the script and the texts of the screen behind an address ahead of the step to it. A failure
 * is nobody's business yet: the step tries again, and tells.
 */
export async function preloadScreen(href: string): Promise<void> {
  const screen = screenAt(href);
  if (screen === undefined) return;
  const { load, texts } = screen;
  await Promise.allSettled([load(), catalogues.load(texts, activeLanguage())]);
}
