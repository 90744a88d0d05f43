/** A host name as browsers write it: in small letters, others than a to z in punycode. Undefined for what is none. */
export function browserHost(name: string): string | undefined {
  const address = `https://${name}`;
  return URL.canParse(address) && !/[/?#@:\s]/.test(name) ? new URL(address).hostname : undefined;
}

/** An https origin as browsers write it; undefined for what is none. */
export function browserOrigin(text: string): string | undefined {
  const origin = URL.canParse(text) ? new URL(text).origin : undefined;
  return origin?.startsWith('https://') === true ? origin : undefined;
}

/** Says how a browser writes something, where that is different. */
export const asBrowsersWrite = (text: string, written: string | undefined): string =>
  written === undefined || written === text ? '' : `; browsers write it "${written}"`;
