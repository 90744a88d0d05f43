import { countPoints, sumPoints } from '../cards/points';
import { createShoe, type Card, type Draw } from '../draw';

/** Whether the player's hand of two cards takes a third. */
export const playerDraws = (total: number) => total <= 5;

/** Totals of the bank up to which it draws, by the points of the player's third card. */
const bankDrawsUpTo = [3, 3, 4, 4, 5, 5, 6, 6, 2, 3];

/** Whether the bank takes a third card; `third` is the points of the player's, if there is one. */
export function bankDraws(total: number, third: number | undefined): boolean {
  return third === undefined ? total <= 5 : total <= (bankDrawsUpTo[third] ?? 0);
}

export interface BaccaratOutcome {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

/** Deals a coup by the table of third cards. */
export function dealCoup(draw: Draw, decks: number): BaccaratOutcome {
  const deal = createShoe(draw, decks);
  const player = [deal()];
  const banker = [deal()];
  player.push(deal());
  banker.push(deal());
  const [playerTotal, bankerTotal] = [sumPoints(player), sumPoints(banker)];
  if (playerTotal >= 8 || bankerTotal >= 8) return { player, banker };
  const third = playerDraws(playerTotal) ? deal() : undefined;
  if (third !== undefined) player.push(third);
  if (bankDraws(bankerTotal, third === undefined ? undefined : countPoints(third)))
    banker.push(deal());
  return { player, banker };
}
