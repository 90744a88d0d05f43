import type { Texts } from '../base/language';

/** What a mission counts in a week: rounds, whole units staked, different games, days with a deposit. */
export type MissionCount = 'rounds' | 'stake' | 'variety' | 'deposit';

/** A mission of the week: so much of what it counts, for points on the leader board. */
export interface Mission {
  readonly id: MissionCount;
  readonly target: number;
  readonly points: number;
  readonly title: Texts;
}

export const missions: readonly Mission[] = [
  {
    id: 'rounds',
    target: 50,
    points: 200,
    title: { EN: 'Play 50 rounds', TY: 'Maglaro ng 50 round', PT: 'Jogue 50 rodadas' },
  },
  {
    id: 'stake',
    target: 5_000,
    points: 500,
    title: {
      EN: 'Stake 5,000 in total',
      TY: 'Tumaya ng 5,000 sa kabuuan',
      PT: 'Aposte 5.000 no total',
    },
  },
  {
    id: 'variety',
    target: 8,
    points: 150,
    title: {
      EN: 'Play 8 different games',
      TY: 'Maglaro ng 8 magkaibang laro',
      PT: 'Jogue 8 jogos diferentes',
    },
  },
  {
    id: 'deposit',
    target: 1,
    points: 100,
    title: { EN: 'Make a deposit', TY: 'Magdeposito', PT: 'Faça um depósito' },
  },
];
