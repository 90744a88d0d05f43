import type { Boot } from '../boot';

/** A page's root, what disables its controls, and the data that the platform wrote into it. @throws where the page has none */
export function readBoot() {
  const root = document.getElementById('app');
  const controls = document.querySelector('fieldset');
  const data = document.getElementById('boot')?.textContent;
  if (root === null || controls === null || data === undefined || data === null)
    throw new Error('No page of a game');
  return { root, controls, boot: JSON.parse(data) as Boot };
}
