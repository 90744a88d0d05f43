import { join } from 'node:path';

/** The folder that a web server serves all merchants from. */
export interface FleetPlaces {
  readonly out: string;
  /** Hashed files of every build that a kept release names, shared by all merchants. */
  readonly assets: string;
  readonly releases: string;
  /** A link to the release that is served. */
  readonly current: string;
  /** Says that a deploy is under way. */
  readonly lock: string;
}

export const fleetPlaces = (out: string): FleetPlaces => ({
  out,
  assets: join(out, 'assets'),
  releases: join(out, 'releases'),
  current: join(out, 'current'),
  lock: join(out, '.deploying'),
});

/** The merchants' sites within a release. */
export const sitesFolder = 'sites';

/** The source maps of a release's scripts, beside the sites: for who deploys alone. */
export const mapsFolder = 'maps';
