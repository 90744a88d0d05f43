import type { CatalogueName } from '@playhouse/i18n';

/**
 * Libraries whose texts the shell and home need at once, together in one file a language; every other
 * library brings its own with its routes.
 */
export const firstLoadCatalogues = [
  'shell',
  'screens',
  'ui',
  'platform',
  'session',
  'jackpot',
  'categories',
  'lobby',
  // Texts about money on its way are there before anything is sent: afterwards the network may be gone.
  'movements',
] as const satisfies readonly CatalogueName[];
