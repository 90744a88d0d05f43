import { constants, setPriority } from 'node:os';
import { forkProgram } from '../forkProgram';
import type { Places } from '../places';

/** Orders of the process that renews, in JSON. */
export interface Renewal {
  readonly code: string;
  readonly platform: string;
  readonly places: Places;
}

/**
 * Renews the documents of a merchant that is shown on this machine beside the process that serves it, and behind
 * everything else that the machine has to do: whoever looks at the site waits for none of it. Ends with this process.
 */
export function startRenewal(code: string, platform: string, places: Places): void {
  const order: Renewal = { code, platform, places };
  const child = forkProgram('tools/merchants/src/snapshot/renewProcess.ts', [
    JSON.stringify(order),
  ]);
  child.on('error', ({ message }) => console.error(`The documents get no younger: ${message}`));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
}
