import { rmSync } from 'node:fs';
import { stampMerchants } from '@playhouse/merchants/stamp/stampMerchant';
import { placesIn } from './places';

const [folder = '', ...codes] = process.argv.slice(2);
const places = placesIn(folder);
rmSync(places.out, { recursive: true, force: true });
for (const result of await stampMerchants(codes, places)) if (!result.ok) throw result.error;
