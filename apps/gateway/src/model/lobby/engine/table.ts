import type { Draw } from './slot';

export const tableChoices = ['player', 'banker', 'tie'] as const;
export type TableChoice = (typeof tableChoices)[number];

/** A card as its rank from 1 (ace) to 13 (king) and its suit from 0 to 3. */
export interface Card {
  readonly rank: number;
  readonly suit: number;
}

const valueOf = (cards: readonly Card[]) =>
  cards.reduce((sum, { rank }) => sum + (rank >= 10 ? 0 : rank), 0) % 10;

/** Two cards each, and a third for whoever holds less than six: a short baccarat. */
export function deal(draw: Draw): { player: Card[]; banker: Card[]; winner: TableChoice } {
  const card = () => ({ rank: draw(13) + 1, suit: draw(4) });
  const player = [card(), card()];
  const banker = [card(), card()];
  const natural = valueOf(player) >= 8 || valueOf(banker) >= 8;
  if (!natural && valueOf(player) < 6) player.push(card());
  if (!natural && valueOf(banker) < 6) banker.push(card());
  const lead = valueOf(player) - valueOf(banker);
  return { player, banker, winner: lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker' };
}

/** The payout of a stake on `choice`, in stakes; a tie gives the others back. */
export function tablePays(choice: TableChoice, winner: TableChoice): number {
  if (choice === winner) return choice === 'tie' ? 9 : choice === 'banker' ? 1.95 : 2;
  return winner === 'tie' ? 1 : 0;
}
