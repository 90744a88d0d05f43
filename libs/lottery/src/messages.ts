import { defineMessage, defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** Texts of the screen where a lottery is played. */
export const slipMessages = defineMessages({
  playType: {
    id: 'lottery.playType',
    defaultMessage: 'Play type',
    description: 'Spoken name of the choice between two ways to play a lottery',
  },
  trad: {
    id: 'lottery.trad',
    defaultMessage: 'Pick numbers',
    description: 'Play type of a lottery: numbers are chosen',
  },
  ent: {
    id: 'lottery.ent',
    defaultMessage: 'Big / Small / Odd / Even',
    description:
      'Play type of a lottery: an outcome of the whole draw is chosen; the four bets as they are named',
  },
  plays: {
    id: 'lottery.plays',
    defaultMessage: 'What to bet on',
    description: 'Spoken name of the choice of a bet, such as three numbers in any order',
  },
  quick: {
    id: 'lottery.quick',
    defaultMessage: 'Quick pick',
    description: 'Button that chooses numbers by chance',
  },
  clear: {
    id: 'lottery.clear',
    defaultMessage: 'Clear',
    description: 'Button that gives all chosen numbers up',
  },
  stake: {
    id: 'lottery.stake',
    defaultMessage: 'Stake',
    description: 'Label of the amount to bet',
  },
  add: {
    id: 'lottery.add',
    defaultMessage: 'Add to the slip',
    description: 'Button that writes the chosen numbers and their stake on the slip as a line',
  },
  slip: {
    id: 'lottery.slip',
    defaultMessage: 'Your slip',
    description: 'Heading above the lines that will be bet together',
  },
  emptySlip: {
    id: 'lottery.slip.empty',
    defaultMessage: 'Choose what to bet on and add it here. All lines are placed together.',
    description: 'In place of the lines of an empty slip',
  },
  total: {
    id: 'lottery.total',
    defaultMessage: 'Total',
    description: 'Name of the sum of all stakes of a slip',
  },
  place: {
    id: 'lottery.place',
    defaultMessage: 'Place the bets',
    description: 'Button that pays for all lines of the slip',
  },
  mine: {
    id: 'lottery.mine',
    defaultMessage: 'See these bets',
    description: 'Link to the bets that were just placed',
  },
  again: {
    id: 'lottery.again',
    defaultMessage: 'Play again',
    description: 'Button that begins another slip',
  },
  gone: {
    id: 'lottery.gone',
    defaultMessage: 'This lottery is not offered',
    description: 'In place of a lottery that the platform does not have',
  },
  browse: {
    id: 'lottery.browse',
    defaultMessage: 'See the lotteries',
    description: 'Link to the list of lotteries',
  },
});

export const outcomeMessages: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  big: {
    id: 'lottery.play.big',
    defaultMessage: 'Big',
    description: 'A bet: the sum of the drawn numbers is above the middle',
  },
  small: {
    id: 'lottery.play.small',
    defaultMessage: 'Small',
    description: 'A bet: the sum of the drawn numbers is below the middle',
  },
  odd: {
    id: 'lottery.play.odd',
    defaultMessage: 'Odd',
    description: 'A bet: the sum of the drawn numbers is odd',
  },
  even: {
    id: 'lottery.play.even',
    defaultMessage: 'Even',
    description: 'A bet: the sum of the drawn numbers is even',
  },
});

const picked = {
  any: defineMessage<{ pick: number }>({
    id: 'lottery.play.any',
    defaultMessage: '{pick, plural, one {# number} other {# numbers}}',
    description: 'A bet: so many numbers, in any order',
  }),
  first: defineMessage<{ pick: number }>({
    id: 'lottery.play.first',
    defaultMessage: '{pick, plural, =1 {First place} other {First # places in order}}',
    description: 'A bet: the first numbers of the draw, in their order',
  }),
  last: defineMessage<{ pick: number }>({
    id: 'lottery.play.last',
    defaultMessage: '{pick, plural, =1 {Last digit} other {Last # digits in order}}',
    description: 'A bet: the last digits of the draw, in their order',
  }),
  chosen: defineMessage<{ chosen: number; pick: number }>({
    id: 'lottery.chosen',
    defaultMessage: '{chosen} of {pick} chosen',
    description: 'How many numbers of a bet are chosen so far',
  }),
  place: defineMessage<{ place: number }>({
    id: 'lottery.place.nth',
    defaultMessage: 'Place {place}',
    description: 'Heading above the numbers to choose from for one place of a bet',
  }),
};

const facts = {
  pays: defineMessage<{ hits: number; times: string }>({
    id: 'lottery.pays',
    defaultMessage: '{hits, plural, one {# hit} other {# hits}} ×{times}',
    description: 'What a bet pays: for so many numbers that were drawn, so many times the stake',
  }),
  draw: defineMessage<{ numero: string; time: string }>({
    id: 'lottery.draw',
    defaultMessage: 'Draw {numero}, {time}',
    description: 'The draw that takes bets: its number and when it is drawn',
  }),
  placed: defineMessage<{ numero: string }>({
    id: 'lottery.placed',
    defaultMessage: 'Bet placed for draw {numero}',
    description: 'After a slip was paid',
  }),
  placedText: defineMessage<{ time: string; balance: string }>({
    id: 'lottery.placed.text',
    defaultMessage: 'Draw at {time}. Your balance is {balance}.',
    description: 'Below "Bet placed for draw": when it is drawn, and what is left in the wallet',
  }),
  remove: defineMessage<{ line: number }>({
    id: 'lottery.remove',
    defaultMessage: 'Remove line {line}',
    description: 'Button that takes a line off the slip',
  }),
  range: defineMessage<{ minimum: string; maximum: string }>({
    id: 'lottery.range',
    defaultMessage: '{minimum} to {maximum} a line',
    description: 'The least and the most that can be bet on a line',
  }),
};

const problems = {
  numbers: defineMessage<{ pick: number }>({
    id: 'lottery.problem.numbers',
    defaultMessage: 'Choose {pick, plural, one {# number} other {# numbers}} first',
    description: 'Why a line cannot be added: numbers are missing',
  }),
  stake: defineMessage<{ minimum: string; maximum: string }>({
    id: 'lottery.problem.stake',
    defaultMessage: 'Enter a stake from {minimum} to {maximum}',
    description: 'Why a line cannot be added: its stake is out of bounds or not an amount',
  }),
  lines: defineMessage<{ most: number }>({
    id: 'lottery.problem.lines',
    defaultMessage: 'A slip holds {most} lines at most',
    description: 'Why a line cannot be added: the slip is full',
  }),
};

/** Texts with values. */
export const slipTexts = { ...picked, ...facts, problems };
