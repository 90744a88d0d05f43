import * as z from 'zod/mini';
import { drawWeighted, sum } from '../chance';
import { checkActions } from '../checkActions';
import type { Game } from '../game';
import type { PotionVariant } from './potionVariants';

export interface PotionAction {
  type: 'mix';
}

export interface PotionView {
  /** Ingredients by reel. */
  readonly mix: readonly string[];
  /** The number of the recipe that the mix makes, in the order of the variant's. */
  readonly recipe?: number | undefined;
  /** Hundredths of the stake. */
  readonly prize: number;
}

const potionAction = z.strictObject({ type: z.literal('mix') });
const nameMix = (ingredients: readonly string[]) => [...ingredients].sort().join(' ');

/** The exact return: every mix of the reels with its weight. */
function getReturn({ ingredients, reels }: PotionVariant, prizes: ReadonlyMap<string, number>) {
  const mixes = reels.reduce<{ mix: string[]; weight: number }[]>(
    (all, weights) =>
      all.flatMap(({ mix, weight }) =>
        ingredients.map((name, at) => ({
          mix: [...mix, name],
          weight: weight * (weights[at] ?? 0),
        })),
      ),
    [{ mix: [], weight: 1 }],
  );
  const paid = sum(mixes.map(({ mix, weight }) => weight * (prizes.get(nameMix(mix)) ?? 0)));
  return paid / 100 / sum(mixes.map(({ weight }) => weight));
}

/** Three reels of ingredients: a mix that a recipe names is paid, in whatever order it comes. */
export function createPotionMix(variant: PotionVariant): Game<PotionAction, PotionView> {
  const { ingredients, reels, recipes } = variant;
  const names = recipes.map((recipe) => nameMix(recipe.ingredients));
  const prizes = new Map(recipes.map(({ prize }, at) => [names[at] ?? '', prize]));
  return checkActions({
    action: potionAction,
    replay(draw, [mixed, ...others]) {
      if (mixed === undefined || others.length > 0) return undefined;
      const mix = reels.map((weights) => ingredients[drawWeighted(draw, weights)] ?? '');
      const found = names.indexOf(nameMix(mix));
      const prize = recipes[found]?.prize ?? 0;
      const recipe = found < 0 ? undefined : found;
      return { view: { mix, recipe, prize }, staked: 1, paid: prize };
    },
    returnToPlayer: () => getReturn(variant, prizes),
    mostTimes: Math.max(...recipes.map(({ prize }) => prize)) / 100,
  });
}
