import { existsSync } from 'node:fs';

/** A library of a domain, or a folder of journeys: `libs/wallet/…`, `e2e/wallet/…`. */
const domainFile = /^(libs|e2e)\/([a-z-]+)\//;
/** Files that every journey depends on. */
const shared = new Set(['support']);

/**
 * Folders of the journeys that changed files can touch: those that bear the name of a changed library.
 *
 * @param hasJourneys whether a folder of that name holds journeys
 * @returns `undefined` where only all journeys can tell, such as after a change of the shell or of a core library
 */
export function journeysFor(
  changed: readonly string[],
  hasJourneys = (domain: string) => existsSync(`e2e/${domain}`),
): readonly string[] | undefined {
  const folders = new Set<string>();
  for (const file of changed) {
    const domain = domainFile.exec(file)?.[2];
    if (domain === undefined || shared.has(domain) || !hasJourneys(domain)) return undefined;
    folders.add(`e2e/${domain}/`);
  }
  return [...folders];
}

/** Libraries whose stories are of their own parts alone. */
const domains =
  /^libs\/(?!ui-kit|whitelabel|i18n|wps|platform|fixtures|navigation|session)([a-z-]+)\//;

/**
 * Folders of the stories that changed files can touch.
 *
 * @returns `undefined` where only all stories can tell, such as after a change of the kit
 */
export function storiesFor(changed: readonly string[]): readonly string[] | undefined {
  const folders = new Set<string>();
  for (const file of changed) {
    if (file.startsWith('e2e/')) continue;
    const folder = domains.exec(file)?.[0];
    if (folder === undefined) return undefined;
    folders.add(folder);
  }
  return [...folders];
}
