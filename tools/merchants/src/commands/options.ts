import { parseArgs } from 'node:util';
import { didYouMean } from '../check/didYouMean';
import { merchantCodes, type Places } from '../places';

const options = {
  all: { type: 'boolean', default: false },
  port: { type: 'string' },
  phone: { type: 'boolean', default: false },
  host: { type: 'string' },
  gateway: { type: 'string' },
  'gateway-name': { type: 'string' },
  'gateway-ca': { type: 'string' },
  platform: { type: 'string' },
  every: { type: 'string' },
  out: { type: 'string' },
  from: { type: 'string' },
  root: { type: 'string' },
  tls: { type: 'string' },
  trust: { type: 'string' },
  keep: { type: 'string' },
  to: { type: 'string' },
  'allow-development-key': { type: 'boolean', default: false },
} as const;

const listed = (text: string | undefined) =>
  text?.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));

/** Words and options of a command line. An option that is not known throws. */
export function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65_536)) {
    throw new Error(`--port: "${values.port}" is not a port (0 to 65535).`);
  }
  const every = values.every === undefined ? undefined : Number(values.every);
  if (every !== undefined && !(Number.isFinite(every) && every >= 1)) {
    throw new Error(`--every: "${values.every}" is not a number of seconds (1 or more).`);
  }
  const keep = Number(values.keep ?? 5);
  if (!(Number.isInteger(keep) && keep >= 2)) {
    throw new Error(`--keep: "${values.keep}" is not a number of releases (2 or more).`);
  }
  const to = values.to === undefined ? undefined : Number(values.to);
  if (to !== undefined && !(Number.isInteger(to) && to > 0)) {
    throw new Error(`--to: "${values.to}" is not the number of a release.`);
  }
  return {
    codes: positionals,
    platform: values.platform,
    every,
    all: values.all,
    port,
    phone: values.phone,
    host: values.host,
    gateway: values.gateway ?? process.env['PLAYHOUSE_GATEWAY'] ?? 'http://127.0.0.1:4300',
    out: values.out,
    from: values.from,
    settings: {
      gateways: listed(values.gateway),
      gatewayName: values['gateway-name'],
      gatewayCa: values['gateway-ca'],
      trustedProxies: listed(values.trust),
      root: values.root,
      tls: values.tls,
    },
    keep,
    to,
    allowDevelopmentKey: values['allow-development-key'],
  };
}

export type Options = ReturnType<typeof readOptions>;

/** The code, if there is such a merchant. */
export function knownCode(code: string | undefined, places: Places): string {
  const codes = merchantCodes(places);
  if (code !== undefined && codes.includes(code)) return code;
  const hint = code === undefined ? '' : didYouMean(code, codes);
  throw new Error(`There is no merchant "${code ?? ''}"${hint} There are: ${codes.join(', ')}.`);
}

/** The named merchants, or all of them with `--all`. */
export function chosenCodes({ codes, all }: Options, places: Places): string[] {
  return all ? merchantCodes(places) : codes.map((code) => knownCode(code, places));
}
