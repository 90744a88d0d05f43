import * as z from 'zod/mini';
import { drawWeighted, sum } from '../chance';
import { checkActions } from '../checkActions';
import type { Game } from '../game';
import type { FishingVariant, FishSpecies } from './fishingVariants';
import { shots } from './fishingVariants';

export interface FishingAction {
  /** The id of the species that the shot is aimed at. */
  fish: string;
}

export interface FishingView {
  readonly fish: string;
  readonly caught: boolean;
  /** Hundredths of the stake. */
  readonly prize: number;
}

/** The return of shots at one species. */
export function getSpeciesReturn({ caught, catches }: FishSpecies): number {
  const worth = sum(catches.map(({ prize, weight }) => prize * weight));
  return (caught * worth) / sum(catches.map(({ weight }) => weight)) / shots / 100;
}

/** A shot is a round: the fish aimed at is caught or swims on. */
export function createFishing({ species }: FishingVariant): Game<FishingAction, FishingView> {
  return checkActions({
    action: z.strictObject({ fish: z.string() }),
    replay(draw, [shot, ...others]) {
      const aimed = species.find(({ id }) => id === shot?.fish);
      if (aimed === undefined || others.length > 0) return undefined;
      const caught = draw(shots) < aimed.caught;
      const weights = aimed.catches.map(({ weight }) => weight);
      const won = caught ? aimed.catches[drawWeighted(draw, weights)] : undefined;
      const prize = won?.prize ?? 0;
      return { view: { fish: aimed.id, caught, prize }, staked: 1, paid: prize };
    },
    returnToPlayer: () => Math.max(...species.map(getSpeciesReturn)),
    mostTimes: Math.max(...species.flatMap((each) => each.catches.map(({ prize }) => prize))) / 100,
  });
}
