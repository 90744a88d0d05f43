import type { promotionCalls } from '@playhouse/wps';
import type { Promotion } from '../../content/promotion';

type Payment = Omit<promotionCalls.ActivityTerms, 'who' | 'timesStaked' | 'withDeposit'>;

/** The payment that a promotion promises, as `pays` of its data has it. */
function describePayment({ pays }: Promotion): Payment {
  switch (pays.by) {
    case 'claim':
      return {
        paid: pays.daily === true ? 'daily' : 'once',
        minPayout: pays.amount,
        maxPayout: pays.amount,
      };
    case 'review':
      return { paid: 'once', minPayout: pays.amount, maxPayout: pays.amount };
    case 'firstDeposit':
      // As much again as was deposited.
      return { paid: 'once', minDeposit: pays.least, minPayout: pays.least };
    case 'share':
      return { paid: 'weekly', games: pays.category };
    case 'rank':
      return { paid: 'once', games: pays.category, ...listPrizes(pays.prizes) };
    case 'board':
      return { paid: 'weekly', ...listPrizes(pays.prizes) };
    case 'level':
      return { paid: 'weekly', ...listPrizes(pays.amounts) };
  }
}

const listPrizes = (prizes: readonly number[]) => ({
  minPayout: Math.min(...prizes),
  maxPayout: Math.max(...prizes),
});

/** The terms of a promotion, from the data by which it is paid. */
export function describeTerms(promotion: Promotion): promotionCalls.ActivityTerms {
  const ofDeposit = promotion.pays.by === 'firstDeposit';
  return {
    who: ofDeposit ? 'newcomers' : 'members',
    timesStaked: promotion.timesStaked ?? 0,
    withDeposit: ofDeposit,
    ...describePayment(promotion),
  };
}
