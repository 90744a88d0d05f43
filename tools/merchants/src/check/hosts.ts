import type { Owners } from './codes';
import type { Config } from './crossRules';
import type { Problem } from './problem';
import type { JsonFile } from './readJson';

type Addressed = Pick<Config, 'mainDomain' | 'domainRoute'>;

/** Every host name that leads to a merchant: its domain, the same with `www`, and those with pages of their own. */
export function listHostNames({ mainDomain, domainRoute }: Addressed): string[] {
  const main = URL.canParse(mainDomain) ? [new URL(mainDomain).hostname] : [];
  const other = main.map((host) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`));
  return [...new Set([...main, ...other, ...Object.keys(domainRoute)])];
}

/** The hosts in the text of a whitelabel.json; none where it cannot be read, which its own check says. */
export function hostsIn(text: string): readonly string[] {
  try {
    const { mainDomain, domainRoute } = Object(JSON.parse(text)) as Partial<Addressed>;
    return listHostNames({ mainDomain: String(mainDomain), domainRoute: Object(domainRoute) });
  } catch {
    return [];
  }
}

/** Hosts that lead to another merchant, too. */
export function hostProblems(
  config: Config,
  folder: string,
  { owners, file }: { readonly owners: Owners; readonly file: JsonFile },
): Problem[] {
  const shared = new Map<string, string>();
  for (const host of listHostNames(config)) {
    const others = (owners.get(host) ?? []).filter((owner) => owner !== folder);
    const told = others.slice(0, 3).join(', ');
    // A domain and the same with www are one slip.
    if (others.length > 0) shared.set(told, shared.get(told) ?? host);
  }
  return [...shared].map(([others, host]) => {
    const path = host in config.domainRoute ? ['domainRoute', host] : ['mainDomain'];
    return file.problemAt(path, `${path[0]}: the host "${host}" leads to ${others}, too`);
  });
}
