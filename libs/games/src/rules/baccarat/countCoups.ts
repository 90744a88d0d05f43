import type { Weighted } from '../bets/spotReturns';
import { PointShoe } from '../cards/PointShoe';
import { bankDraws, playerDraws } from './bank';

/** A coup by its totals and numbers of cards. */
export interface Coup {
  readonly player: number;
  readonly banker: number;
  readonly playerCards: number;
  readonly bankerCards: number;
}

/** All coups of a shoe with their probabilities. */
export function countCoups(decks: number): Weighted<Coup>[] {
  const shoe = new PointShoe(decks);
  const weights = new Map<number, number>();
  const add = (player: number, banker: number, cards: number, chance: number) => {
    const key = (player * 10 + banker) * 10 + cards;
    weights.set(key, (weights.get(key) ?? 0) + chance);
  };
  const drawBank = (player: number, bank: number, third: number | undefined, chance: number) => {
    const cards = third === undefined ? 0 : 1;
    if (!bankDraws(bank, third)) add(player, bank, cards, chance);
    else shoe.forEach((card, part) => add(player, (bank + card) % 10, cards + 2, chance * part));
  };
  const drawThirds = (player: number, bank: number, chance: number) => {
    if (player >= 8 || bank >= 8) add(player, bank, 0, chance);
    else if (!playerDraws(player)) drawBank(player, bank, undefined, chance);
    else shoe.forEach((third, part) => drawBank((player + third) % 10, bank, third, chance * part));
  };
  shoe.forEach((a, chanceA) =>
    shoe.forEach((b, chanceB) =>
      shoe.forEach((c, chanceC) =>
        shoe.forEach((d, chanceD) =>
          drawThirds((a + c) % 10, (b + d) % 10, chanceA * chanceB * chanceC * chanceD),
        ),
      ),
    ),
  );
  return [...weights].map(([key, chance]) => [readCoup(key), chance]);
}

/** The last digit tells who drew: 1 the player, 2 the bank, 3 both. */
function readCoup(key: number): Coup {
  const drew = key % 10;
  return {
    player: Math.floor(key / 100),
    banker: Math.floor(key / 10) % 10,
    playerCards: 2 + (drew % 2),
    bankerCards: 2 + Math.floor(drew / 2),
  };
}
