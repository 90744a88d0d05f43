import { describeEconomy, findLosses, tellEconomy } from '@playhouse/economy';
import { readEconomyTerms } from './model/economy/readEconomyTerms';

/** Tells what a merchant keeps and gives, one line each, and in words where it gives at least what it keeps. */
export function judgeMerchant(merchant: Parameters<typeof readEconomyTerms>[0]): {
  readonly table: readonly string[];
  readonly losses: readonly string[];
} {
  const terms = readEconomyTerms(merchant);
  const economy = describeEconomy(terms);
  return { table: tellEconomy(economy), losses: findLosses(economy, terms.bets) };
}
