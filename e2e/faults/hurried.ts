import { hurry } from '../support/hurry';
import type { Fault } from './fault';

/** A fault of which nothing is seen until somebody's patience ends, with less of it. */
export const hurried = (fault: Fault): Fault => ({
  ...fault,
  hurries: true,
  async begin(page) {
    await hurry(page);
    return fault.begin(page);
  },
});
