import { keepRenewed } from './renewDocuments';
import type { Renewal } from './renewDocuments';

/** A page asks anew for what nobody has confirmed for a minute; a renewal needs some seconds to arrive. In milliseconds. */
const everyMs = 30_000;

// Runs beside what serves a merchant, and ends with it.
process.once('disconnect', () => process.exit());
const renewal = JSON.parse(process.argv[2] ?? '') as Renewal;
void keepRenewed(() => renewal, { everyMs });
