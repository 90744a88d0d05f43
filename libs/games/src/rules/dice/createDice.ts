import * as z from 'zod/mini';
import { priceChance, sum } from '../chance';
import { checkActions } from '../checkActions';
import type { Game } from '../game';
import type { DiceVariant } from './diceVariants';

export interface DiceAction {
  side: 'over' | 'under';
  /** The total to come over or under; the line itself loses. */
  line: number;
}

export interface DiceView extends DiceAction {
  readonly rolls: readonly number[];
  readonly total: number;
  /** Hundredths of the stake that the bet pays when it wins. */
  readonly prize: number;
  readonly won: boolean;
}

/** In how many ways each total of the dice comes, from 0 on. */
export function countTotals({ dice, sides }: DiceVariant): number[] {
  let ways = [1];
  for (let die = 0; die < dice; die += 1) {
    const before = ways;
    ways = Array.from({ length: before.length + sides }, (_, total) =>
      sum(before.slice(Math.max(0, total - sides), Math.max(0, total))),
    );
  }
  return ways;
}

const isWon = ({ side, line }: DiceAction, total: number) =>
  side === 'over' ? total > line : total < line;

interface PricedBet extends DiceAction {
  readonly prize: number;
  readonly chance: number;
}

/** The bets that are taken, with their prizes and chances. */
export function listDiceBets(variant: DiceVariant): PricedBet[] {
  const totals = countTotals(variant);
  const among = sum(totals);
  const sides: readonly DiceAction['side'][] = ['over', 'under'];
  return sides.flatMap((side) =>
    totals.flatMap((_, line) => {
      const winning = sum(totals.filter((_ways, total) => isWon({ side, line }, total)));
      const prize = winning === 0 ? 0 : priceChance(variant.share, { winning, among });
      return prize < variant.leastPrize ? [] : [{ side, line, prize, chance: winning / among }];
    }),
  );
}

/** Dice whose total comes over or under a line that the player sets. */
export function createDice(variant: DiceVariant): Game<DiceAction, DiceView> {
  const bets = listDiceBets(variant);
  return checkActions({
    action: z.strictObject({ side: z.enum(['over', 'under']), line: z.int() }),
    replay(draw, [bet, ...others]) {
      if (bet === undefined || others.length > 0) return undefined;
      const priced = bets.find(({ side, line }) => side === bet.side && line === bet.line);
      if (priced === undefined) return undefined;
      const rolls = Array.from({ length: variant.dice }, () => draw(variant.sides) + 1);
      const total = sum(rolls);
      const { side, line, prize } = priced;
      const won = isWon(bet, total);
      return { view: { side, line, rolls, total, prize, won }, staked: 1, paid: won ? prize : 0 };
    },
    returnToPlayer: () => Math.max(...bets.map(({ prize, chance }) => (prize / 100) * chance)),
    mostTimes: Math.max(...bets.map(({ prize }) => prize)) / 100,
  });
}
