/** A page outside the site: its full address and the host that a player can judge it by. */
export interface OuterApp {
  readonly url: string;
  readonly host: string;
}

/** Reads the address of an outer app; only secure web addresses without credentials are opened. */
export function readOuterApp(value: string | null | undefined): OuterApp | undefined {
  if (!value || !URL.canParse(value)) return undefined;
  const { protocol, host, href, username, password } = new URL(value);
  const isSafe = protocol === 'https:' && username === '' && password === '';
  return isSafe ? { url: href, host } : undefined;
}
