export {
  captchas,
  mailedLinks,
  memberDevices,
  members,
  outbox,
  sealedBodies,
  sessions,
} from './members';
export { verificationCodes } from './members';
export { intents, limits } from './intents';
export {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  orders,
  payoutAccounts,
  providerWords,
} from './ledger';
export { turnoverShifts } from './ledger';
export {
  draws,
  favourites,
  fairSeeds,
  gamePlays,
  games,
  lotteryOrders,
  openRounds,
  plays,
  recents,
  rounds,
  vendors,
} from './lobby';
export {
  affiliateLinks,
  linkVisits,
  announcementReads,
  applicationPictures,
  applications,
  contracts,
  feedback,
  messages,
  missionClaims,
  promotionRuns,
  rainClaims,
  rebates,
  referrals,
  rewards,
  seeds,
} from './engagement';
export { keptFacts, schemaRange } from './facts';
export { fixtures, sportsBets, sportsLegs } from './sports';
export {
  lateStakes,
  rateVersions,
  settledDays,
  settlementLines,
  settlements,
  termVersions,
} from './settlements';
export { jackpotDays, jackpotParts, jackpots } from './jackpot';
export { dailyTotals, merchants, weeklyPoints } from './totals';
export type { ContractTier } from './engagement';
export type { OrderRow, ProviderEvent, Verdict, WordRow } from './ledger';
export type { GameRow, LotteryLine } from './lobby';
export type { MemberRow } from './members';
export type { FixtureRow, SportsBetRow } from './sports';
export type { PromotionTerms, SettledTerms } from './settlements';
