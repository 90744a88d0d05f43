import { getCountedPercent } from '@playhouse/economy';
import type { Bet } from '@playhouse/economy';
import { makeGame, returnShare, slotBand } from '@playhouse/games';
import type { GameSpec } from '@playhouse/games';
import type { GameSeed } from './games';
import { findGameSeed, gameSeeds, isLottery } from './games';
import { jackpotPayback } from '../content/jackpotTerms';
import { getPlayReturn } from './lotteryRules/playReturn';
import { listPlays } from './lotteryRules/lottery';

type Title = Pick<GameSeed, 'name' | 'category' | 'spec'>;

/** A slot is held to its bound: the exact return of hundreds takes minutes. Those with a pot give back what it pays besides. */
function getReturn(spec: GameSpec): number {
  if (spec.rule !== 'slot') return makeGame(spec).game.returnToPlayer();
  return slotBand.most + (spec.wish.family === 'jackpot' ? jackpotPayback : 0);
}

/** Slots of a family are one way to bet. */
const nameWay = ({ name, spec }: Title): string =>
  spec?.rule === 'slot' ? `slots: ${spec.wish.family}` : name;

function listWays(title: Title): Omit<Bet, 'category'>[] {
  const { name, category, spec } = title;
  if (isLottery(category))
    return listPlays(name).map((play) => ({
      name: `${name}, ${play.id}`,
      keeps: 1 - getPlayReturn(name, play),
    }));
  const share = spec === undefined ? returnShare / 1000 : getReturn(spec);
  return [{ name: nameWay(title), keeps: 1 - share }];
}

const known = new Map<string, readonly Omit<Bet, 'category'>[]>();

/** The ways to bet in a title, each with what it keeps at the best play. */
function findWays(title: Title) {
  const key = nameWay(title);
  const ways = known.get(key) ?? listWays(title);
  known.set(key, ways);
  return ways;
}

/** The share of a stake on a title that is lost on average at the best play, by its bet that keeps least; 0 to 1. */
export function getTitleKeeps(nodeId: string): number {
  const title = findGameSeed(nodeId);
  return title === undefined ? 1 : Math.min(...findWays(title).map(({ keeps }) => keeps));
}

/** Percent of stakes on a title that count for all that is given. */
export const getTitlePercent = (nodeId: string): number => getCountedPercent(getTitleKeeps(nodeId));

/** The part of a stake at risk that counts for all that is given, in minor units, rounded down. */
export const countStake = (nodeId: string, risked: number): number =>
  Math.floor((risked * getTitlePercent(nodeId)) / 100);

/** Every way to bet in some categories; slots by their family. */
export function listBets(categories: readonly string[]): Bet[] {
  const bets = gameSeeds()
    .filter(({ category }) => categories.includes(category))
    .flatMap((title) => findWays(title).map((way) => ({ ...way, category: title.category })));
  return [...new Map(bets.map((bet) => [`${bet.category} ${bet.name}`, bet])).values()];
}
