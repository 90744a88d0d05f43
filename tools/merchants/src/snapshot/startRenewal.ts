import { constants, setPriority } from 'node:os';
import { forkProgram } from '../forkProgram';
import type { Renewal } from './renewDocuments';

/**
 * Renews the documents of merchants that are shown on this machine beside the process that serves them, and behind
 * everything else that the machine has to do: whoever looks at the site waits for none of it. Ends with this process.
 */
export function startRenewal(renewal: Renewal): void {
  const child = forkProgram('tools/merchants/src/snapshot/renewProcess.ts', [
    JSON.stringify(renewal),
  ]);
  child.on('error', ({ message }) => console.error(`The documents get no younger: ${message}`));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
}
