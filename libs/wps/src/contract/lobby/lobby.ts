export { jackpotEntries, jackpotFeed } from '../jackpot';
export { gameFacts, gameIndex } from './findGames';
export type { GameFacts, GameIndex } from './findGames';
export {
  addFavourite,
  addRecent,
  favouriteList,
  gameItem,
  gameList,
  hotGames,
  launchGame,
  recentList,
  removeFavourite,
} from './games';
export type { GameItem } from './games';
export {
  cancelOrder,
  lottery,
  lotteryList,
  lotteryMenu,
  lotteryPlay,
  lotteryRule,
  orderDetail,
  orders,
  placeOrder,
  vietnameseNumero,
  vietnameseResults,
} from '../lottery';
export type { Lottery, LotteryPlay, LotteryRule } from '../lottery';
export {
  allVassalages,
  gameMenus,
  hotMatch,
  hotMatches,
  vassalGameTypes,
  vendor,
  vendorConfig,
  winner,
  winnerBoard,
} from './vendors';
export type { HotMatch, Vendor, VendorConfig, Winner } from './vendors';
