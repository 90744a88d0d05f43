export { drawJackpot } from './fair/drawJackpot';
export type { JackpotChance, RoundSeeds } from './fair/drawJackpot';
export { createFairDraw, hashSeed } from './fair/fairDraw';
export { replayProof } from './fair/roundProof';
export type { ReplayedRound, RoundProof } from './fair/roundProof';
export { isGameSpec, makeGame } from './rules/gameRules';
export type { GameSpec, MadeGame, RuleName } from './rules/gameRules';
export type { Draw } from './rules/draw';
export { playThrough } from './rules/playThrough';
export type { Game, RoundState } from './rules/game';
export type {
  Boot,
  BootJackpot,
  JackpotAnswer,
  LotteryAnswer,
  LotteryVariant,
  RoundAnswer,
} from './views/boot';
export type { BookAnswer, BookBet, BookLeg, BookMatch, BookVariant } from './views/sportsbook/book';
export { findState, playMatch, startMatch } from './rules/sportsbook/match';
export type { MatchSpec, MatchState } from './rules/sportsbook/match';
export { judgePick, listMarkets, readPick } from './rules/sportsbook/markets';
export type { Market, PickResult } from './rules/sportsbook/markets';
export { findEnd } from './rules/sportsbook/outlook';
export { priceMatch, returnShare } from './rules/sportsbook/prices';
export type { Price } from './rules/sportsbook/prices';
export { calculateCashOut, calculatePayout, mostLegs, settleSlip } from './rules/sportsbook/slip';
export { getSport, longestMatchMs, sportNames } from './rules/sportsbook/sports';
export type { SportName } from './rules/sportsbook/sports';
export { slotBand } from './rules/returnBand';
export type { SlotFamily } from './rules/slot/slotMath';
