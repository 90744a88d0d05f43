import { createFairDraw } from './fairDraw';

/** A round's chance at the pot: one ticket for each minor unit that its stake fed. */
export interface JackpotChance {
  readonly tickets: number;
  readonly among: number;
}

/** The seeds of a round, from which all its draws come. */
export interface RoundSeeds {
  /** 64 hex digits. */
  readonly serverSeed: string;
  readonly clientSeed: string;
}

/** Whether a round wins the pot: one draw of a series of its own, so that the game's own draws stay what they are. */
export const drawJackpot = (
  { serverSeed, clientSeed }: RoundSeeds,
  { tickets, among }: JackpotChance,
): boolean => createFairDraw(serverSeed, `${clientSeed}:jackpot`)(among) < tickets;
