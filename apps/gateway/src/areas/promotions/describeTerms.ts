import type { promotionCalls } from '@playhouse/wps';
import type { Promotion } from '../../content/promotion';
import { readTerms } from '../../content/readTerms';

type Described = Pick<Promotion, 'pays' | 'timesStaked'>;

/** The terms of a promotion as its screen tells them. */
export function describeTerms(promotion: Described): promotionCalls.ActivityTerms {
  const { who, paid, games, minDeposit, minPayout, maxPayout, stakesPercent, timesStaked } =
    readTerms(promotion);
  const withDeposit = minDeposit !== undefined;
  const payout = { minPayout, maxPayout, stakesPercent };
  return { who, paid, games, minDeposit, ...payout, timesStaked, withDeposit };
}

/** Terms of a promotion that comes with a deposit; null for another. */
export function describeDepositTerms(promotion: Described): promotionCalls.DepositTerms | null {
  const { minDeposit: least, percent, maxPayout: most, timesStaked } = readTerms(promotion);
  if (least === undefined || percent === undefined) return null;
  return { least, bonusPercent: percent, most, timesStaked };
}
