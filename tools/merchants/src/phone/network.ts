import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks that machines make among themselves: no phone is in them. */
const virtual = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale|bridge)/;

/** The ranges of homes and offices. */
const isPrivate = (address: string) =>
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address);

/** Addresses under which a phone may reach this machine, the likeliest first. */
export function phoneAddresses(interfaces: Interfaces): string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({
        address,
        unlikely: Number(virtual.test(name)) * 2 + Number(!isPrivate(address)),
      })),
  );
  return found
    .filter(({ address }) => !address.startsWith('169.254.'))
    .sort((one, other) => one.unlikely - other.unlikely)
    .map(({ address }) => address);
}
