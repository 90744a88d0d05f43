import type { Promotion } from './promotion';

/** The terms of a promotion: amounts in major units, rates in percent. */
export interface Terms {
  readonly who: 'members' | 'newcomers';
  readonly paid: 'once' | 'daily' | 'weekly';
  /** How often the amount paid is to be staked before it can be withdrawn; of a deposit's bonus, deposit and bonus. */
  readonly timesStaked: number;
  /** The category whose stakes count; left out where those of all do. */
  readonly games?: string;
  /** The share of stakes, or of the deposit, that is paid. */
  readonly percent?: number;
  /** The least deposit that brings it. */
  readonly minDeposit?: number;
  readonly minPayout?: number;
  readonly maxPayout?: number;
  /** Prizes by place, or amounts by VIP level. */
  readonly prizes?: readonly number[];
  /** The most of the stakes that count that is paid, whatever the prize; Infinity where no stake is asked for. */
  readonly stakesPercent?: number;
}

const bounds = (amounts: readonly number[]) => ({
  minPayout: Math.min(...amounts),
  maxPayout: Math.max(...amounts),
});

/** The payment that a promotion promises. */
function readPayment({ pays }: Pick<Promotion, 'pays'>): Omit<Terms, 'timesStaked'> {
  switch (pays.by) {
    case 'claim':
      return { who: 'members', paid: pays.daily ? 'daily' : 'once', ...bounds([pays.amount]) };
    case 'review':
      return { who: 'members', paid: 'once', ...bounds([pays.amount]) };
    case 'firstDeposit': {
      const { least, most, percent } = pays;
      const minPayout = Math.min(most, (least * percent) / 100);
      return {
        who: 'newcomers',
        paid: 'once',
        percent,
        minDeposit: least,
        minPayout,
        maxPayout: most,
      };
    }
    case 'share': {
      const { category: games, percent } = pays;
      return { who: 'members', paid: 'weekly', games, percent, stakesPercent: percent };
    }
    case 'rank':
    case 'board': {
      const { prizes, stakesPercent = Infinity } = pays;
      const paid = pays.by === 'rank' ? 'once' : 'weekly';
      const games = pays.by === 'rank' ? pays.category : undefined;
      return { who: 'members', paid, games, prizes, stakesPercent, ...bounds(prizes) };
    }
    case 'level': {
      const amounts = pays.levels.map(({ amount }) => amount);
      const shares = pays.levels.map(({ amount, least }) =>
        amount === 0 ? 0 : (amount / least) * 100,
      );
      const stakesPercent = Math.max(...shares);
      return { who: 'members', paid: 'weekly', prizes: amounts, stakesPercent, ...bounds(amounts) };
    }
  }
}

/** Reads the terms of a promotion from the data by which it is paid. */
export const readTerms = (promotion: Pick<Promotion, 'pays' | 'timesStaked'>): Terms => ({
  timesStaked: promotion.timesStaked,
  ...readPayment(promotion),
});
