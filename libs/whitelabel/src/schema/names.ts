/**
 * Languages with complete catalogues (a test of `i18n` says so), by the platform's codes: those that a merchant
 * may offer and a player may choose. The first of a merchant's list is its default.
 */
export const languageCodes = ['EN', 'TY', 'PT'] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** Blocks of the home page; a merchant lists those it wants, in its order. */
export const homeBlockNames = [
  'infoCard',
  'banner',
  'hotMatches',
  'marquee',
  'noticeStrip',
  'jackpot',
  'popularGames',
  'winners',
] as const;
export type HomeBlockName = (typeof homeBlockNames)[number];

/** Game categories; a merchant lists those it offers, in its order. HOT always leads and is not listed (POPG-01). */
export const categoryNames = [
  'RNG',
  'PVP',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'INHOUSE',
] as const;
export type CategoryName = (typeof categoryNames)[number];

/** Contacts of the floating service widgets (SVC-01). */
export const contactTypes = ['CS', 'TELEGRAM', 'FACEBOOK'] as const;
export type ContactType = (typeof contactTypes)[number];

/** Kinds of download and social links (DL-02, DL-03, SVC-02). */
export const resourceTypes = [
  'IOS',
  'Android',
  'MOBILECONFIG',
  'AppDownloadIcon',
  'SpeedTest',
  'TELEGRAM',
  'TELEGRAM1',
  'TELEGRAM2',
  'FACEBOOK',
  'FACEBOOK1',
  'FACEBOOK2',
] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** Entries of the agent home that a merchant may offer; customer service is always there (WL-06, AGENT-04). */
export const agentMenuNames = [
  'teamOverview',
  'transactions',
  'teamManagement',
  'redRain',
  'teamProfitAndLoss',
  'teamBetting',
  'rebateSettings',
  'rebateIncome',
  'securityCenter',
  'mail',
] as const;
export type AgentMenuName = (typeof agentMenuNames)[number];

/** Standing promotions that open a feature (INV-01, MINE-08). */
export const promotionNames = ['REFERRAL', 'MISSION'] as const;
export type PromotionName = (typeof promotionNames)[number];

/** `simulated`: a counter that says it is illustrative. `feed`: a real value of the platform (JACK-01). */
export const jackpotModes = ['simulated', 'feed'] as const;
export type JackpotMode = (typeof jackpotModes)[number];
