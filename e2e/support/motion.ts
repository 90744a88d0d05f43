import { isOnce } from './extent';

/** For journeys about what moves by itself, and for those that measure a page: it moves as it does for most players. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** As for players who want less motion. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * How things move in a run unless a journey says so itself: in `npm test` little, so that no journey waits for the way from
 * one screen to the next or pays for an ornament; in `npm run verify` as for most players.
 */
export const motionOfRun = isOnce ? still : moving;
