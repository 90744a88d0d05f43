import { defineMessage, defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { OrderStatus } from '../../logic/types';

/** Texts of the screens with a member's own lottery bets. */
export const orderMessages = defineMessages({
  title: {
    id: 'lobby.orders.title',
    defaultMessage: 'My lottery bets',
    description: 'Title of the list of lottery orders, and the link to it',
  },
  detail: {
    id: 'lobby.orders.detail',
    defaultMessage: 'Lottery bet',
    description: 'Title of one lottery order',
  },
  filter: {
    id: 'lobby.orders.filter',
    defaultMessage: 'State of the bets',
    description: 'Accessible name of the filter of the list of lottery orders',
  },
  all: {
    id: 'lobby.orders.all',
    defaultMessage: 'All',
    description: 'Lottery orders of any state',
  },
  empty: {
    id: 'lobby.orders.empty',
    defaultMessage: 'No lottery bets here yet',
    description: 'Empty list of lottery orders',
  },
  missing: {
    id: 'lobby.orders.missing',
    defaultMessage: 'We couldn’t find this bet',
    description: 'In place of a lottery order that does not exist',
  },
  emptyText: {
    id: 'lobby.orders.emptyText',
    defaultMessage: 'Pick a lottery and place your first bet.',
    description: 'Below the title of the empty list of lottery orders',
  },
  browse: {
    id: 'lobby.orders.browse',
    defaultMessage: 'See the lotteries',
    description: 'Link of the empty list of lottery orders',
  },
  stake: {
    id: 'lobby.orders.stake',
    defaultMessage: 'Stake',
    description: 'Label of the amount that was bet',
  },
  win: {
    id: 'lobby.orders.win',
    defaultMessage: 'Payout',
    description: 'Label of what a lottery order paid, be it a win or a stake that came back',
  },
  net: {
    id: 'lobby.orders.net',
    defaultMessage: 'Net result',
    description: 'Label of what a lottery order paid less its stake',
  },
  placed: {
    id: 'lobby.orders.placed',
    defaultMessage: 'Placed',
    description: 'Label of the time of a lottery order',
  },
  state: { id: 'lobby.orders.state', defaultMessage: 'State', description: 'Label of a state' },
  result: {
    id: 'lobby.orders.result',
    defaultMessage: 'Numbers drawn',
    description: 'Label of the numbers that were drawn for a lottery order',
  },
  bets: {
    id: 'lobby.orders.bets',
    defaultMessage: 'Bets',
    description: 'Heading above the bets of one lottery order',
  },
  open: {
    id: 'lobby.orders.open',
    defaultMessage: 'See this bet',
    description: 'Link from a line of the list to the lottery order',
  },
  cancel: {
    id: 'lobby.orders.cancel',
    defaultMessage: 'Cancel this bet',
    description: 'Button that takes a lottery bet back before the draw',
  },
  cancelAsk: {
    id: 'lobby.orders.cancelAsk',
    defaultMessage: 'Cancel this bet?',
    description: 'Title of the question before a lottery bet is taken back',
  },
  keep: {
    id: 'lobby.orders.keep',
    defaultMessage: 'Keep it',
    description: 'Answer to the question whether to cancel a bet: no',
  },
  cancelled: {
    id: 'lobby.orders.cancelled',
    defaultMessage: 'Bet cancelled, your stake is back',
    description: 'Short notice after a lottery bet was taken back',
  },
});

export const issueMessage = defineMessage<{ numero: string }>({
  id: 'lobby.lottery.issue',
  defaultMessage: 'Draw {numero}',
  description: 'A draw of a lottery by its number',
});

export const statusMessages: Readonly<Record<OrderStatus, MessageDescriptor>> = defineMessages({
  open: {
    id: 'lobby.orders.status.open',
    defaultMessage: 'Open',
    description: 'State of a lottery bet: its draw is yet to come',
  },
  won: {
    id: 'lobby.orders.status.won',
    defaultMessage: 'Won',
    description: 'State of a lottery bet',
  },
  returned: {
    id: 'lobby.orders.status.returned',
    defaultMessage: 'Stake returned',
    description: 'State of a lottery bet that paid just its stake',
  },
  part: {
    id: 'lobby.orders.status.part',
    defaultMessage: 'Partly returned',
    description: 'State of a lottery bet that paid less than its stake',
  },
  lost: {
    id: 'lobby.orders.status.lost',
    defaultMessage: 'Lost',
    description: 'State of a lottery bet',
  },
  cancelled: {
    id: 'lobby.orders.status.cancelled',
    defaultMessage: 'Cancelled',
    description: 'State of a bet',
  },
});
