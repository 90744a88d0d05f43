import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

function socketAddress(hono: Context): string {
  try {
    return getConnInfo(hono).remote.address ?? 'unknown';
  } catch {
    // Requests made in process (tests) have no socket.
    return 'in-process';
  }
}

/** An address as proxies write it: quoted, with a port, in brackets, with a zone, or none of it. */
function bareAddress(quoted: string): string {
  const written = quoted.replace(/^"(.*)"$/, '$1');
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(written)?.[1];
  const withoutPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written)?.[1];
  return (inBrackets ?? withoutPort ?? written).replace(/%.*$/, '');
}

/** The eight groups of an IPv6 address, in plain hexadecimal. */
function readGroups(address: string): readonly string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const left = 8 - before.length - after.length;
  return [...before, ...Array.from({ length: left }, () => '0'), ...after];
}

/** IPv6 networks that stand for all of IPv4: of a socket that takes both, of NAT64, of SIIT. */
const carriers = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0', '0:0:0:0:ffff:0'];

/** The IPv4 address that an IPv6 address carries, at its end or, by 6to4, behind its first group; else undefined. */
function mappedAddress(groups: readonly string[]): string | undefined {
  const is6to4 = groups[0] === '2002';
  if (!is6to4 && !carriers.includes(groups.slice(0, 6).join(':'))) return undefined;
  const carried = is6to4 ? groups.slice(1, 3) : groups.slice(6);
  const [high = 0, low = 0] = carried.map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * Whoever is behind an address, in one form: an IPv4 address, or the half of an IPv6 address that names the network, since
 * whoever has one of its addresses has them all. Undefined for what is no address.
 */
export function toCaller(written: string): string | undefined {
  const address = bareAddress(written.trim());
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  const groups = readGroups(address);
  return mappedAddress(groups) ?? `${groups.slice(0, 4).join(':')}::`;
}

/**
 * Address of a caller. Behind `proxies` proxies it is what the outermost of them saw: each appends its own caller to
 * `X-Forwarded-For`, and whatever stands further left was written by the caller, who may write anything.
 */
export function readCallerAddress(hono: Context, proxies: number): string {
  const forwarded = (hono.req.header('X-Forwarded-For') ?? '').split(',');
  const seen = proxies > 0 ? forwarded.at(-proxies) : undefined;
  const socket = socketAddress(hono);
  return toCaller(seen ?? '') ?? toCaller(socket) ?? socket;
}
