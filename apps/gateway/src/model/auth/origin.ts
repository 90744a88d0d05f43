import { isIP } from 'node:net';
import type { Asker } from '../platform/asker';

/** Where a session was opened, as far as its member is told. */
export interface Origin {
  readonly device: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string | null;
}

type Names = readonly (readonly [name: string, sign: RegExp])[];

// The first that fits: most browsers name those that they descend from as well.
const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUC ?Browser\//],
  ['Mi Browser', /\bMiuiBrowser\//],
  ['Huawei Browser', /\bHuaweiBrowser\//],
  ['Facebook', /\bFB(?:AN|AV)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|\bCriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: Names = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** No browser says as much of itself. */
const mostRead = 512;

const nameIn = (names: Names, userAgent: string): string | null =>
  names.find(([, sign]) => sign.test(userAgent.slice(0, mostRead)))?.[0] ?? null;

/** The part of an address that names a network, not a household: enough to recognise, too little to find anybody. */
export function shortAddress(address: string): string | null {
  if (isIP(address) === 4) return address.replace(/\d+$/, '•••');
  if (isIP(address) !== 6) return null;
  const [beginning = ''] = address.split('::');
  const network = beginning.split(':').filter(Boolean).slice(0, 3);
  return network.length === 0 ? null : [...network, '•••'].join(':');
}

/** Where whoever asks is, in the names of those who write the browser and the system. */
export function readOrigin({
  device,
  userAgent,
  address,
}: Pick<Asker, 'device' | 'userAgent' | 'address'>): Origin {
  return {
    device,
    browser: nameIn(browsers, userAgent),
    system: nameIn(systems, userAgent),
    address: shortAddress(address),
  };
}
