import { stampMerchants } from '@playhouse/merchants/stamp/stampMerchant';
import { getPlaces } from './places';

const [folder = '', ...codes] = process.argv.slice(2);
const places = getPlaces(folder);
for (const result of await stampMerchants(codes, places)) if (!result.ok) throw result.error;
