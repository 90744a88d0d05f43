import { join } from 'node:path';
import type { Places } from '@playhouse/merchants/places';

/** Where a cold build of the benchmark reads and writes. */
export const placesIn = (folder: string): Places => ({
  root: process.cwd(),
  site: join(folder, 'site'),
  merchants: join(folder, 'merchants'),
  out: join(folder, 'out'),
});
