import { returnShare } from '@playhouse/games';
import type { BookVariant, LotteryVariant } from '@playhouse/games';
import type { lobbyCalls } from '@playhouse/wps';
import { findGameSeed } from '../../catalogue/games';
import { findTitleGame } from '../../model/lobby/gameRules';
import type { Seat } from '../../model/lobby/seat';
import { maxPayout } from '../../model/lobby/sportsbook/placeBet';
import { readBook } from '../../model/lobby/sportsbook/readBook';
import { getLotteryRule } from '../../model/lottery/lotteryRule';
import { lotteryState } from '../../model/lottery/placeOrder';
import type { Services } from '../../model/platform/services';

/** The ways of a lottery, and the match of a book, that a launch named. */
export interface Launched {
  readonly playType: lobbyCalls.LotteryPlay['playType'];
  /** The match that a book of matches was opened for. */
  readonly matchId: string | undefined;
}

/** The name, the data and the return of what a page plays: a rule, a book of matches or a lottery (LAUNCH-02). */
export async function describeGame(
  services: Services,
  seat: Seat,
  { playType, matchId }: Launched,
): Promise<{ readonly rule: string; readonly variant: unknown; readonly share?: number }> {
  const { nodeId } = seat.game;
  const title = findTitleGame(nodeId);
  if (title !== undefined)
    return { rule: title.rule, variant: title.variant, share: title.game.returnToPlayer() };
  const book = findGameSeed(nodeId)?.book;
  if (book === undefined) {
    const rule = getLotteryRule(seat.game, seat.scope);
    const plays = rule.plays.filter((play) => play.playType === playType);
    const first = await lotteryState(services, seat);
    const variant: LotteryVariant = { rule: { ...rule, plays }, first };
    return { rule: 'lottery', variant };
  }
  const first = await readBook(services, seat, matchId);
  const variant: BookVariant = { sport: book.sport, first, matchId, maxPayout };
  return { rule: 'sportsbook', variant, share: returnShare / 1000 };
}
