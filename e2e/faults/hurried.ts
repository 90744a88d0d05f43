import { shortenPauses } from '../support/hurry';
import type { Fault } from './fault';
import { beforeAll } from './tab';

/** A fault of which nothing is seen until somebody's patience ends, with less of it. */
export const hurried = (fault: Fault): Fault => ({
  ...fault,
  hurries: true,
  waits: true,
  async begin(page) {
    await beforeAll(page, shortenPauses, null);
    return fault.begin(page);
  },
});
