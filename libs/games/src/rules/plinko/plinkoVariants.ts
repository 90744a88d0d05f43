export const plinkoRows = [8, 12, 16] as const;
export const plinkoRisks = ['low', 'medium', 'high'] as const;
export type PlinkoRows = (typeof plinkoRows)[number];
export type PlinkoRisk = (typeof plinkoRisks)[number];

/** Hundredths of the stake by how far a slot lies from the middle. */
export type PlinkoVariant = Readonly<
  Record<PlinkoRows, Readonly<Record<PlinkoRisk, readonly number[]>>>
>;

export const plinkoVariants = {
  drop: {
    8: {
      low: [0, 116, 140, 197, 345],
      medium: [0, 0, 231, 504, 1_850],
      high: [0, 0, 0, 894, 5_200],
    },
    12: {
      low: [0, 107, 122, 152, 210, 333, 652],
      medium: [0, 0, 156, 260, 549, 1_600, 7_350],
      high: [0, 0, 0, 0, 1_292, 5_550, 45_700],
    },
    16: {
      low: [0, 103, 113, 134, 169, 233, 353, 608, 1_300],
      medium: [0, 0, 0, 279, 481, 999, 2_600, 9_050, 50_500],
      high: [0, 0, 0, 0, 0, 2_042, 7_550, 41_900, 442_000],
    },
  },
  lantern: {
    8: {
      low: [0, 116, 138, 189, 318],
      medium: [0, 0, 216, 508, 2_100],
      high: [0, 0, 0, 828, 5_600],
    },
    12: {
      low: [0, 107, 121, 149, 201, 307, 572],
      medium: [0, 0, 144, 251, 568, 1_800, 9_800],
      high: [0, 0, 0, 0, 1_143, 5_500, 54_100],
    },
    16: {
      low: [0, 103, 113, 131, 164, 220, 323, 534, 1_050],
      medium: [0, 0, 0, 250, 460, 1_050, 2_900, 11_500, 75_800],
      high: [0, 0, 0, 0, 0, 1_876, 7_100, 45_400, 500_000],
    },
  },
} as const satisfies Record<string, PlinkoVariant>;
