import type { MerchantScope } from '../../base/merchants';
import { isJackpotSlot } from '../../catalogue/games';
import type { GameRow, MemberRow } from '../../db/schema';
import { isActualAccount } from '../member/memberType';
import { jackpotPayback, jackpotTerms } from '../../content/jackpotTerms';

const { start, share, cycle } = jackpotTerms;

/** Whether the stakes of a merchant's players feed a pot; those of its trial accounts do not. */
export const hasJackpot = ({ config, trial }: MerchantScope): boolean =>
  config.jackpot.mode === 'feed' && !trial;

/** A member at a game. */
interface Player {
  readonly member: Pick<MemberRow, 'type'>;
  readonly game: Pick<GameRow, 'gameType'>;
  readonly scope: MerchantScope;
}

/** Whether a member's rounds of a game feed the pot and may win it. */
export const playsForJackpot = ({ member, game, scope }: Player): boolean =>
  hasJackpot(scope) && isActualAccount(member) && isJackpotSlot(game);

/**
 * A stake's part in the pot, in minor units rounded down, and the chances that it buys: each minor unit fed is one ticket.
 * So a stake too small to feed anything wins nothing, and no chance costs less than another.
 */
export const countTickets = (stake: number): number => Math.floor((stake * share) / 100);

/** One of so many tickets wins: all that a whole cycle of stakes feeds. */
export const countAllTickets = ({ config }: MerchantScope): number =>
  countTickets(cycle * 10 ** config.currency.scale);

/** The terms as they are told, in major units; shares of a stake as fractions of one. */
export const describedTerms = {
  ...{ start, cycle, share: share / 100 },
  /** How much a pot holds on average when it is won. */
  average: start + (cycle * share) / 100,
  /** How much of all stakes comes back by the pot in the long run, at most. */
  payback: jackpotPayback,
};
