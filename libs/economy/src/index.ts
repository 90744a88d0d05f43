export { getCountedPercent } from './countedPercent';
export { describeEconomy } from './describeEconomy';
export type { Economy } from './describeEconomy';
export { findLosses, tellEconomy } from './findLosses';
export { runRobots } from './robots/runRobots';
export type { Bet, DepositBonus, EconomyTerms, Gift, Grant } from './terms';
