/** One step of a climb: how many tiles there are to choose from, and how many of them hold a trap. */
export interface ClimbStep {
  readonly tiles: number;
  readonly traps: number;
}

/** The picture and the words of a climb. */
export type ClimbTheme = 'tower' | 'ladder' | 'coin' | 'penalty' | 'hoop' | 'volcano';

export interface ClimbVariant {
  readonly theme: ClimbTheme;
  /** Thousandths of the stakes that come back before prizes are rounded down. */
  readonly share: number;
  readonly steps: readonly ClimbStep[];
}

const repeatStep = (count: number, tiles: number, traps: number): ClimbStep[] =>
  Array.from({ length: count }, () => ({ tiles, traps }));

export const climbVariants = {
  tower: { theme: 'tower', share: 970, steps: repeatStep(9, 4, 1) },
  steepTower: { theme: 'tower', share: 965, steps: repeatStep(8, 3, 1) },
  ladder: {
    theme: 'ladder',
    share: 966,
    steps: [...repeatStep(4, 6, 1), ...repeatStep(4, 4, 1), ...repeatStep(4, 2, 1)],
  },
  coinFlip: { theme: 'coin', share: 970, steps: repeatStep(10, 2, 1) },
  longCoinFlip: { theme: 'coin', share: 960, steps: repeatStep(13, 2, 1) },
  penalty: { theme: 'penalty', share: 965, steps: repeatStep(10, 5, 1) },
  shootOut: { theme: 'penalty', share: 968, steps: repeatStep(7, 6, 2) },
  hoopShot: {
    theme: 'hoop',
    share: 970,
    steps: [...repeatStep(3, 5, 1), ...repeatStep(3, 5, 2), ...repeatStep(3, 5, 3)],
  },
  longShot: { theme: 'hoop', share: 962, steps: repeatStep(6, 7, 3) },
  volcano: {
    theme: 'volcano',
    share: 964,
    steps: [1, 2, 3, 4, 5, 6, 7].map((traps) => ({ tiles: 10, traps })),
  },
} as const satisfies Record<string, ClimbVariant>;
