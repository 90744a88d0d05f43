import { keepRenewed } from './snapshotOnce';
import type { Renewal } from './startRenewal';

// Runs beside what serves a merchant, and ends with it.
process.once('disconnect', () => process.exit());
const { code, platform, places } = JSON.parse(process.argv[2] ?? '') as Renewal;
keepRenewed(code, platform, places);
