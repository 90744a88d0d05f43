import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** Names of the game categories, by the platform's code. */
export const categoryMessages: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  HOT: {
    id: 'categories.HOT',
    defaultMessage: 'Hot',
    description: 'Category tab: the most played games',
  },
  RNG: {
    id: 'categories.RNG',
    defaultMessage: 'Slots',
    description: 'Game category: slot machines',
  },
  PVP: {
    id: 'categories.PVP',
    defaultMessage: 'Poker',
    description: 'Game category: card games between players',
  },
  LIVE: {
    id: 'categories.LIVE',
    defaultMessage: 'Live',
    description: 'Game category: live dealers',
  },
  FISH: {
    id: 'categories.FISH',
    defaultMessage: 'Fishing',
    description: 'Game category: fish shooting games',
  },
  SPORTS: {
    id: 'categories.SPORTS',
    defaultMessage: 'Sports',
    description: 'Game category: bets on sports',
  },
  ESPORTS: {
    id: 'categories.ESPORTS',
    defaultMessage: 'E-sports',
    description: 'Game category: bets on electronic sports',
  },
  COCKFIGHT: {
    id: 'categories.COCKFIGHT',
    defaultMessage: 'Cockfight',
    description: 'Game category: cockfights',
  },
  LOTT: {
    id: 'categories.LOTT',
    defaultMessage: 'Lottery',
    description: 'Game category: lotteries',
  },
  ELOTT: {
    id: 'categories.ELOTT',
    defaultMessage: 'E-lottery',
    description: 'Game category: electronic lotteries with quick draws',
  },
  SEA: {
    id: 'categories.SEA',
    defaultMessage: 'Asian lottery',
    description: 'Game category: lotteries of South East Asia',
  },
  INHOUSE: {
    id: 'categories.INHOUSE',
    defaultMessage: 'Originals',
    description: 'Game category: games made by the house itself',
  },
});

/** A category that a newer platform may send before the site knows its name. */
export const otherCategory = defineMessages({
  name: {
    id: 'categories.other',
    defaultMessage: 'Other games',
    description: 'Game category without a name of its own',
  },
}).name;

/** Whether the site itself has a name for a category. */
export function isNamedCategory(category: string): boolean {
  return Object.hasOwn(categoryMessages, category);
}

export function categoryMessage(category: string): MessageDescriptor {
  return Object.hasOwn(categoryMessages, category)
    ? (categoryMessages[category] ?? otherCategory)
    : otherCategory;
}
