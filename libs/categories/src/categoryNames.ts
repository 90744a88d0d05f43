import type { MessageId } from '@playhouse/i18n';

/** Names of the game categories, by the platform's code. */
export const categoryNames: Readonly<Record<string, MessageId>> = {
  HOT: 'categories.HOT',
  RNG: 'categories.RNG',
  PVP: 'categories.PVP',
  LIVE: 'categories.LIVE',
  FISH: 'categories.FISH',
  SPORTS: 'categories.SPORTS',
  ESPORTS: 'categories.ESPORTS',
  COCKFIGHT: 'categories.COCKFIGHT',
  LOTT: 'categories.LOTT',
  ELOTT: 'categories.ELOTT',
  SEA: 'categories.SEA',
  INHOUSE: 'categories.INHOUSE',
};

/** Whether the site itself has a name for a category. */
export function isNamedCategory(category: string): boolean {
  return Object.hasOwn(categoryNames, category);
}

/** The id of a category's name; one that the site does not know has a general one. */
export function categoryName(category: string): MessageId {
  return Object.hasOwn(categoryNames, category)
    ? (categoryNames[category] ?? 'categories.other')
    : 'categories.other';
}
