import { webLink } from '@playhouse/navigation';

/** A page outside the site: its full address and the host that a player can judge it by. */
export interface OuterApp {
  readonly url: string;
  readonly host: string;
}

/** Reads the address of an outer app; only secure web addresses without credentials are opened. */
export function readOuterApp(value: string | null | undefined): OuterApp | undefined {
  const link = webLink(value);
  const isSecure = link?.host !== undefined && /^https:/i.test(link.href);
  return isSecure ? { url: link.href, host: link.host } : undefined;
}
