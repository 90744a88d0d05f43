import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';

const port = z.int().check(z.minimum(1), z.maximum(65_535));
const origin = z
  .url()
  .check(z.regex(/^https?:\/\/[\w.:[\]-]+$/, 'must be an origin, such as http://127.0.0.1:4300'));
const folder = z.string().check(z.regex(/^\/[^"$\\\n\r]*$/, 'must be an absolute path'));
const network = z
  .string()
  .check(
    z.regex(/^[\da-fA-F.:]+(\/\d{1,3})?$/, 'must be an address or a network, such as 10.0.0.0/8'),
  );

/** Settings of the web server besides the merchants. */
export const serverSettingsSchema = z.strictObject({
  /** Origins of the platform's gateways, which share one database. */
  gateways: z.array(origin).check(z.minLength(1)),
  /** The name that the certificates of gateways by https have, where they are reached by several names or by addresses. */
  gatewayName: z.optional(
    z.string().check(z.regex(/^[\w.-]+$/, 'must be a name, such as a.example')),
  ),
  /** File with the authorities that vouch for gateways by https, on the web server. */
  gatewayCa: folder,
  /** Where the folder of releases lies on the web server. */
  root: folder,
  /** Folder with `<code>/fullchain.pem` and `<code>/privkey.pem` of each merchant. */
  tls: folder,
  /** Proxies in front of the web server, whose word on the caller's address is taken. */
  trustedProxies: z.array(network),
  http: port,
  https: port,
  ipv6: z.boolean(),
  /** Whether nginx has its module for files that are compressed by brotli. */
  brotli: z.boolean(),
});
export type ServerSettings = z.output<typeof serverSettingsSchema>;

/** Settings to change; others stay as they are. */
export type GivenSettings = {
  readonly [Name in keyof ServerSettings]?: ServerSettings[Name] | undefined;
};

export const settingsFile = 'server.json';

/** Debian enables a module by a file of its own in this folder. */
export const hasBrotli = (enabled = '/etc/nginx/modules-enabled'): boolean =>
  existsSync(enabled) && readdirSync(enabled).some((name) => name.includes('brotli-static'));

const defaults = (out: string): ServerSettings => ({
  gateways: ['http://127.0.0.1:4300'],
  gatewayCa: '/etc/ssl/certs/ca-certificates.crt',
  root: out,
  tls: join(out, 'tls'),
  trustedProxies: [],
  ...{ http: 80, https: 443, ipv6: false },
  brotli: hasBrotli(),
});

/**
 * The name that the certificates of all gateways must have: the web server holds each of them against one.
 * @returns nothing where they are reached by http
 * @throws when there is no such name
 */
export function readGatewayName({ gateways, gatewayName }: ServerSettings): string | undefined {
  const addresses = gateways.map((gateway) => new URL(gateway));
  const secure = addresses.filter(({ protocol }) => protocol === 'https:');
  if (secure.length === 0) return undefined;
  if (secure.length < addresses.length)
    throw new Error('The gateways are reached all by https or all by http.');
  if (gatewayName !== undefined) return gatewayName;
  const [name = '', ...others] = new Set(addresses.map(({ hostname }) => hostname));
  if (others.length === 0 && isIP(name.replace(/[[\]]/g, '')) === 0) return name;
  throw new Error(
    'The gateways are reached by several names or by an address: --gateway-name says which name all their certificates have.',
  );
}

/**
 * The settings of a folder of releases: those that are given now, then those that it has, then the usual ones.
 * @throws when one of them is not what it must be
 */
export function readSettings(out: string, given: GivenSettings): ServerSettings {
  const path = join(out, settingsFile);
  const kept: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const told = Object.entries(given).filter(([, value]) => value !== undefined);
  const settings = { ...defaults(out), ...(kept as object), ...Object.fromEntries(told) };
  const parsed = serverSettingsSchema.safeParse(settings);
  if (parsed.success) {
    readGatewayName(parsed.data);
    return parsed.data;
  }
  const words = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The web server's settings: ${words.join('; ')}`);
}
