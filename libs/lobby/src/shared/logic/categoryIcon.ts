import type { IconName } from '@playhouse/ui-kit';

const icons: Readonly<Record<string, IconName>> = {
  HOT: 'flame',
  RNG: 'slots',
  PVP: 'cards',
  LIVE: 'live',
  FISH: 'fish',
  SPORTS: 'ball',
  ESPORTS: 'gamepad',
  COCKFIGHT: 'rooster',
  LOTT: 'lottery',
  ELOTT: 'ticket',
  SEA: 'lottery',
  INHOUSE: 'crown',
};

export function categoryIcon(category: string): IconName {
  return Object.hasOwn(icons, category) ? (icons[category] ?? 'dice') : 'dice';
}
