import { join } from 'node:path';
import { deployMerchants } from '@playhouse/merchants/deploy/deployMerchants';
import { readPackages } from '@playhouse/merchants/deploy/packages';
import { getPlaces } from './places';

const [folder = '', ...codes] = process.argv.slice(2);
const places = getPlaces(folder);
await deployMerchants(
  {
    ...{ codes, isWhole: true, out: join(folder, 'served'), keep: 2 },
    ...{ settings: {}, allowDevelopmentKey: true, packages: readPackages(places.root) },
  },
  places,
);
