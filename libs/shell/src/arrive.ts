import { arriveAt } from '@playhouse/navigation';
import { viewer } from '@playhouse/session';

const missing = async () => (await import('./pages/NotFound')).NotFound;

/** Takes a step to an address of the site: to its screen for those who may see it, else to where they are led instead. */
export function arrive(address: Parameters<typeof arriveAt>[0]): ReturnType<typeof arriveAt> {
  return arriveAt(address, { viewer, missing });
}
