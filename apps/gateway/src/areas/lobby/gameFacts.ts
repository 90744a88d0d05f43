import { eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { lobbyCalls } from '@playhouse/wps';
import { games } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import { Failure } from '../../base/failure';
import { readLanguage } from '../../base/language';
import type { Asked } from '../../call/route';
import type { Asker } from '../../model/platform/asker';
import { findTitleGame } from '../../model/lobby/gameRules';
import { getTitlePercent } from '../../catalogue/titleKeeps';
import { isGameOffered } from '../../model/lobby/isGameOffered';
import { getLeastStake, maxBet } from '../../model/lobby/round';
import { describeRules } from '../../model/lobby/describeRules';
import { toGameItem } from './toGameItem';

/** Rules, return and bets of a game that the merchant offers. @throws Failure notFound */
export async function gameFacts(
  { services, scope, language }: Asker,
  { query }: Asked<typeof lobbyCalls.gameFacts>,
) {
  const [game] = await services.db.select().from(games).where(eq(games.nodeId, query.nodeId));
  if (game === undefined || !isGameOffered(scope.config.categories, game))
    throw new Failure(errorCodes.notFound);
  return {
    game: toGameItem(game),
    rules: describeRules(game.nodeId, readLanguage(language, 'EN')),
    returnToPlayer: findTitleGame(game.nodeId)?.game.returnToPlayer(),
    countedPercent: getTitlePercent(game.nodeId),
    minBet: toMajor(getLeastStake(game, scope), scope),
    maxBet,
  };
}
