import { join } from 'node:path';
import { deployMerchants } from '@playhouse/merchants/deploy/deployMerchants';
import { packagesOf } from '@playhouse/merchants/deploy/packages';
import { placesIn } from './places';

const [folder = '', ...codes] = process.argv.slice(2);
const places = placesIn(folder);
await deployMerchants(
  {
    ...{ codes, isWhole: true, out: join(folder, `served-${codes.length}`), keep: 2 },
    ...{ settings: {}, allowDevelopmentKey: true, packages: packagesOf(places.root) },
  },
  places,
);
