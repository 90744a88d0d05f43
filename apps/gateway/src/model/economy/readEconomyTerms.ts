import type { DepositBonus, EconomyTerms, Gift, Grant } from '@playhouse/economy';
import type { MerchantConfig } from '../../base/merchants';
import { gifts } from '../../content/gifts';
import { demoContracts as contracts, topRates as rates } from '../../content/people';
import type { Promotion } from '../../content/promotion';
import { promotions } from '../../content/promotions';
import { readTerms } from '../../content/readTerms';
import { isOffered } from '../promotions/runs';
import { listBets } from '../../catalogue/titleKeeps';

/** The data by which the platform pays. */
const paidBy = { contracts, gifts, promotions, rates };
export type PaidBy = Readonly<typeof paidBy>;

/** The part of a merchant that decides what it keeps and gives. */
type Offering = Pick<MerchantConfig, 'categories' | 'promotions' | 'flags'>;

/** A player and the whole chain above share the rate of the top. */
const listRebates = ({ rates }: PaidBy): Grant[] =>
  Object.entries(rates).map(([category, percent]) => ({ name: 'rebate', category, percent }));

/** Of a dividend, its share of stakes: the loss of one team may be won by another. */
const listContracts = ({ contracts }: PaidBy): Grant[] =>
  Object.entries(contracts).map(([name, tiers]) => ({
    name,
    percent: Math.max(...tiers.map(({ rate, stakesPercent = rate }) => stakesPercent)),
  }));

interface Offers {
  readonly grants: readonly Grant[];
  readonly gifts: readonly Gift[];
  readonly depositBonuses: readonly DepositBonus[];
}

/** A promotion by what its amount depends on: stakes, a deposit, or nothing. */
function readOffer(promotion: Promotion): Offers {
  const { id: name } = promotion;
  const terms = readTerms(promotion);
  const { games: category, stakesPercent, percent, minDeposit, maxPayout = 0, timesStaked } = terms;
  const none: Offers = { grants: [], gifts: [], depositBonuses: [] };
  if (stakesPercent !== undefined)
    return { ...none, grants: [{ name, category, percent: stakesPercent, amount: maxPayout }] };
  if (minDeposit !== undefined && percent !== undefined)
    return { ...none, depositBonuses: [{ name, percent, most: maxPayout, timesStaked }] };
  return { ...none, gifts: [{ name, amount: maxPayout, timesStaked }] };
}

/** Gifts that nobody joins, each at its most. */
const listGifts = ({ gifts: { referral, rain, rewards } }: PaidBy): Gift[] => [
  { name: 'referral', ...referral },
  { name: 'red rain', amount: rain.most, timesStaked: rain.timesStaked },
  ...Object.entries(rewards).map(([name, reward]) => ({ name: `${name} reward`, ...reward })),
];

/** All that a merchant keeps of stakes and gives. */
export function readEconomyTerms(config: Offering, data: PaidBy = paidBy): EconomyTerms {
  const offers = data.promotions
    .filter((promotion) => isOffered(promotion, { config }))
    .map(readOffer);
  return {
    bets: listBets(config.categories),
    grants: [
      ...listRebates(data),
      ...listContracts(data),
      ...offers.flatMap(({ grants }) => grants),
    ],
    gifts: [...listGifts(data), ...offers.flatMap((offer) => offer.gifts)],
    depositBonuses: offers.flatMap(({ depositBonuses }) => depositBonuses),
  };
}
