import type { Coup } from './countCoups';

export const coupSpots = [
  ...(['player', 'banker', 'tie', 'small', 'big', 'luckySix'] as const),
  ...(['playerDragon', 'bankerDragon'] as const),
] as const;
export type CoupSpot = (typeof coupSpots)[number];

/** Hundredths that a chip brings back. */
export interface CoupPays {
  readonly banker: number;
  /** For a bank that wins with six. */
  readonly bankerSix: number;
  readonly tie: number;
}

/** By the lead of the side that is bet on, from 4 to 9; a natural that wins pays even. */
const dragonPays: Readonly<Record<number, number>> = {
  4: 200,
  5: 300,
  6: 500,
  7: 700,
  8: 1100,
  9: 3100,
};

/** The dragon bonus: for naturals, and for a long lead without one. */
function payDragon(own: number, other: number, isShort: boolean): number {
  const lead = own - other;
  const isNatural = isShort && own >= 8;
  if (isNatural && lead === 0) return 100;
  if (isNatural) return lead > 0 ? 200 : 0;
  return dragonPays[lead] ?? 0;
}

export function payCoup(pays: CoupPays, spot: CoupSpot, coup: Coup): number {
  const { banker, bankerCards, player, playerCards } = coup;
  const cards = playerCards + bankerCards;
  const bankWins = banker > player;
  switch (spot) {
    case 'player':
      if (player === banker) return 100;
      return bankWins ? 0 : 200;
    case 'banker':
      if (player === banker) return 100;
      if (!bankWins) return 0;
      return banker === 6 ? pays.bankerSix : pays.banker;
    case 'tie':
      return player === banker ? pays.tie : 0;
    case 'small':
      return cards === 4 ? 250 : 0;
    case 'big':
      return cards > 4 ? 154 : 0;
    case 'luckySix':
      if (!bankWins || banker !== 6) return 0;
      return bankerCards === 2 ? 1300 : 2100;
    case 'playerDragon':
      return payDragon(player, banker, playerCards === 2 && bankerCards === 2);
    case 'bankerDragon':
      return payDragon(banker, player, playerCards === 2 && bankerCards === 2);
  }
}
