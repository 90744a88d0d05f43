/** Libraries that have texts for the player: those with a `messages` folder, which a test compares. */
export const catalogueNames = [
  'agent',
  'auth',
  'categories',
  'content',
  'jackpot',
  'lobby',
  'lottery',
  'member',
  'movements',
  'phone',
  'platform',
  'promotions',
  'registration',
  'session',
  'shell',
  'ui-kit',
  'wallet',
] as const;

export type CatalogueName = (typeof catalogueNames)[number];
