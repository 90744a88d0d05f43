import { createServerClock } from './createServerClock';

/** The one clock by which moments that the platform named are compared with now. */
export const serverClock = createServerClock(() => Date.now());
