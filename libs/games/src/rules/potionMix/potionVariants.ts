export interface PotionRecipe {
  /** Three ingredients in any order. */
  readonly ingredients: readonly [string, string, string];
  /** Hundredths of the stake. */
  readonly prize: number;
}

export interface PotionVariant {
  readonly ingredients: readonly string[];
  /** Weights of the ingredients on each of three reels. */
  readonly reels: readonly (readonly number[])[];
  readonly recipes: readonly PotionRecipe[];
}

const witchReel = [6, 5, 4, 3, 2];

export const potionVariants = {
  witch: {
    ingredients: ['leaf', 'toad', 'moon', 'flame', 'star'],
    reels: [witchReel, witchReel, witchReel],
    recipes: [
      { ingredients: ['star', 'star', 'star'], prize: 10_000 },
      { ingredients: ['flame', 'flame', 'flame'], prize: 2_500 },
      { ingredients: ['moon', 'moon', 'moon'], prize: 1_200 },
      { ingredients: ['toad', 'toad', 'toad'], prize: 800 },
      { ingredients: ['flame', 'moon', 'star'], prize: 500 },
      { ingredients: ['leaf', 'leaf', 'leaf'], prize: 400 },
      { ingredients: ['moon', 'star', 'toad'], prize: 350 },
      { ingredients: ['leaf', 'star', 'toad'], prize: 260 },
      { ingredients: ['flame', 'leaf', 'moon'], prize: 240 },
    ],
  },
  alchemist: {
    ingredients: ['leaf', 'moon', 'flame', 'pearl', 'star'],
    reels: [
      [5, 4, 3, 3, 1],
      [4, 4, 4, 2, 2],
      [3, 5, 3, 4, 1],
    ],
    recipes: [
      { ingredients: ['star', 'star', 'star'], prize: 25_000 },
      { ingredients: ['pearl', 'pearl', 'pearl'], prize: 1_800 },
      { ingredients: ['flame', 'flame', 'flame'], prize: 1_200 },
      { ingredients: ['leaf', 'leaf', 'leaf'], prize: 700 },
      { ingredients: ['moon', 'moon', 'moon'], prize: 600 },
      { ingredients: ['moon', 'pearl', 'star'], prize: 450 },
      { ingredients: ['flame', 'moon', 'star'], prize: 400 },
      { ingredients: ['flame', 'leaf', 'leaf'], prize: 210 },
      { ingredients: ['flame', 'leaf', 'pearl'], prize: 170 },
    ],
  },
} as const satisfies Record<string, PotionVariant>;
