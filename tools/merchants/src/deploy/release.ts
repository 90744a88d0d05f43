import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { addressTableSchema } from '../site/addressTable';
import { siteHeadersSchema } from '../site/headers';
import { fleetPlaces } from './fleetPlaces';

/** A merchant as a web server knows it. */
export const servedMerchantSchema = z.object({
  code: z.string(),
  /** The build whose files its pages name. */
  build: z.string(),
  hosts: z.array(z.string()),
  headers: siteHeadersSchema,
  addresses: addressTableSchema,
});
export type ServedMerchant = z.output<typeof servedMerchantSchema>;

/** The content of a release, as its release.json keeps it. */
export const releaseSchema = z.object({
  /** Moment, ISO 8601. */
  made: z.string(),
  /** Hash of the web server's configuration, but for the release's number. */
  server: z.string(),
  merchants: z.array(servedMerchantSchema),
  /** Names of shared files, by the build that they are of. */
  builds: z.record(z.string(), z.array(z.string())),
  /** Hash of the list of packages that the build was made with. */
  packages: z.string(),
});
export type Release = z.output<typeof releaseSchema>;

export const releaseFolder = (out: string, number: number): string =>
  join(fleetPlaces(out).releases, String(number));

/** Numbers of all releases that are kept, the oldest first. */
export function releaseNumbers(out: string): number[] {
  const { releases } = fleetPlaces(out);
  const names = existsSync(releases) ? readdirSync(releases) : [];
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((one, other) => one - other);
}

/** Number of the release that is served. */
export function currentNumber(out: string): number | undefined {
  const { current } = fleetPlaces(out);
  return existsSync(current) ? Number(basename(readlinkSync(current))) : undefined;
}

/** A release where it lies. */
export interface PlacedRelease {
  readonly number: number;
  readonly folder: string;
  readonly content: Release;
}

/** The release that is served; none before the first one. */
export function currentRelease(out: string): PlacedRelease | undefined {
  const number = currentNumber(out);
  if (number === undefined) return undefined;
  return { number, folder: releaseFolder(out, number), content: readRelease(out, number) };
}

export function readRelease(out: string, number: number): Release {
  const text = readFileSync(join(releaseFolder(out, number), 'release.json'), 'utf8');
  return releaseSchema.parse(JSON.parse(text));
}

/** Lets `current` lead to another release, in one step: nobody finds it missing or half. */
export function switchTo(out: string, number: number): void {
  const { current } = fleetPlaces(out);
  const fresh = `${current}.new-${process.pid}`;
  symlinkSync(join('releases', String(number)), fresh);
  renameSync(fresh, current);
}
