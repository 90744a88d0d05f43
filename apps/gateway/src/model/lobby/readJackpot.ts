import type { BootJackpot } from '@playhouse/games';
import type { Queryable } from '../../db/open';
import { toMajor } from '../../ledger/money';
import { findJackpot, getJackpotAmount } from '../jackpot/jackpot';
import { describedTerms, playsForJackpot } from '../jackpot/terms';
import type { Seat } from './seat';

/** The pot that a member plays for at a game, and its terms. Undefined where they have no part in one. */
export async function readJackpot(db: Queryable, seat: Seat): Promise<BootJackpot | undefined> {
  const { scope } = seat;
  if (!playsForJackpot(seat)) return undefined;
  const jackpot = await findJackpot(db, scope.code);
  if (jackpot === undefined) return undefined;
  return { amount: toMajor(await getJackpotAmount(db, jackpot), scope), ...describedTerms };
}
