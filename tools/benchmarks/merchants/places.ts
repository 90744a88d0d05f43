import { dirname, join } from 'node:path';
import type { Places } from '@playhouse/merchants/places';

/** Where the benchmark's merchants are, below its folder. */
export const merchantsIn = (folder: string): string => join(folder, 'merchants');

/** Where a cold build reads and writes: a folder of its own, below the benchmark's. */
export const getPlaces = (build: string): Places => ({
  root: process.cwd(),
  site: join(build, 'site'),
  merchants: merchantsIn(dirname(build)),
  out: join(build, 'out'),
});
