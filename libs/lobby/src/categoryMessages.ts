import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** Names of the game categories, by the platform's code. */
export const categoryMessages: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  HOT: {
    id: 'lobby.category.HOT',
    defaultMessage: 'Hot',
    description: 'Category tab: the most played games',
  },
  RNG: {
    id: 'lobby.category.RNG',
    defaultMessage: 'Slots',
    description: 'Game category: slot machines',
  },
  PVP: {
    id: 'lobby.category.PVP',
    defaultMessage: 'Poker',
    description: 'Game category: card games between players',
  },
  LIVE: {
    id: 'lobby.category.LIVE',
    defaultMessage: 'Live',
    description: 'Game category: live dealers',
  },
  FISH: {
    id: 'lobby.category.FISH',
    defaultMessage: 'Fishing',
    description: 'Game category: fish shooting games',
  },
  SPORTS: {
    id: 'lobby.category.SPORTS',
    defaultMessage: 'Sports',
    description: 'Game category: bets on sports',
  },
  ESPORTS: {
    id: 'lobby.category.ESPORTS',
    defaultMessage: 'E-sports',
    description: 'Game category: bets on electronic sports',
  },
  COCKFIGHT: {
    id: 'lobby.category.COCKFIGHT',
    defaultMessage: 'Cockfight',
    description: 'Game category: cockfights',
  },
  LOTT: {
    id: 'lobby.category.LOTT',
    defaultMessage: 'Lottery',
    description: 'Game category: lotteries',
  },
  ELOTT: {
    id: 'lobby.category.ELOTT',
    defaultMessage: 'E-lottery',
    description: 'Game category: electronic lotteries with quick draws',
  },
  SEA: {
    id: 'lobby.category.SEA',
    defaultMessage: 'Asian lottery',
    description: 'Game category: lotteries of South East Asia',
  },
  INHOUSE: {
    id: 'lobby.category.INHOUSE',
    defaultMessage: 'Originals',
    description: 'Game category: games made by the house itself',
  },
});

/** A category that a newer platform may send before the site knows its name. */
export const otherCategory = defineMessages({
  name: {
    id: 'lobby.category.other',
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
