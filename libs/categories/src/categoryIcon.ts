/** By the platform's code; the names are those of ui-kit's icons. */
const icons = {
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
} as const;

export type CategoryIcon = (typeof icons)[keyof typeof icons] | 'dice';

function isKnown(category: string): category is keyof typeof icons {
  return Object.hasOwn(icons, category);
}

/** The icon of a category; one that the site does not know has a die. */
export function categoryIcon(category: string): CategoryIcon {
  return isKnown(category) ? icons[category] : 'dice';
}
