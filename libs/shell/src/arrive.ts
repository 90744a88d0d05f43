import { arriveAt } from '@playhouse/navigation';
import { viewer } from '@playhouse/session';

const missing = async () => (await import('./pages/NotFound')).NotFound;

/** What a step to an address of the site ends with: a screen for those who may see it, or the end of all others. */
export function arrive(address: Parameters<typeof arriveAt>[0]): ReturnType<typeof arriveAt> {
  return arriveAt(address, { viewer, missing });
}
