import { join } from 'node:path';
import { deployMerchants } from '@playhouse/merchants/deploy/deployMerchants';
import { packagesOf } from '@playhouse/merchants/deploy/packages';
import { placesOf } from './places';

const [folder = '', ...codes] = process.argv.slice(2);
const places = placesOf(folder);
await deployMerchants(
  {
    ...{ codes, isWhole: true, out: join(folder, 'served'), keep: 2 },
    ...{ settings: {}, allowDevelopmentKey: true, packages: packagesOf(places.root) },
  },
  places,
);
