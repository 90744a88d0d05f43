import type { Band } from '../bets/spotReturns';

export interface RouletteVariant {
  /** Numbers besides the zeros. */
  readonly numbers: 12 | 36;
  readonly zeros: readonly string[];
  /** Whether a zero takes only half of a bet of even chance. */
  readonly laPartage: boolean;
  readonly band: Band;
}

const single = ['0'];

export const rouletteVariants = {
  european: { numbers: 36, zeros: single, laPartage: false, band: [0.972, 0.974] },
  american: { numbers: 36, zeros: ['0', '00'], laPartage: false, band: [0.947, 0.948] },
  french: { numbers: 36, zeros: single, laPartage: true, band: [0.986, 0.987] },
  mini13: { numbers: 12, zeros: single, laPartage: true, band: [0.961, 0.962] },
} as const satisfies Record<string, RouletteVariant>;
