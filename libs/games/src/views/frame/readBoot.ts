import type { Boot } from '../boot';

/** The page's root and the data that the platform wrote into it. @throws where the page has none */
export function readBoot(): { readonly root: HTMLElement; readonly boot: Boot } {
  const root = document.getElementById('app');
  const data = document.getElementById('boot')?.textContent;
  if (root === null || data === undefined || data === null) throw new Error('No page of a game');
  return { root, boot: JSON.parse(data) as Boot };
}
