/** The games of tables, cards and dice: each by its rule, with its variants. */
export { andarBaharVariants, createAndarBahar } from './andarBahar/createAndarBahar';
export { createBaccarat } from './baccarat/createBaccarat';
export { baccaratVariants } from './baccarat/variants';
export { createBlackjack } from './blackjack/createBlackjack';
export { blackjackVariants } from './blackjack/variants';
export { createBullBull } from './bullBull/createBullBull';
export { bullBullVariants } from './bullBull/variants';
export { createCasinoHoldem } from './casinoHoldem/createCasinoHoldem';
export { casinoHoldemVariants } from './casinoHoldem/variants';
export { casinoWarVariants, createCasinoWar } from './casinoWar/createCasinoWar';
export { cockfightVariants, createCockfight } from './cockfight/createCockfight';
export { colorGameVariants, createColorGame } from './colorGame/createColorGame';
export { dragonTigerVariants, createDragonTiger } from './dragonTiger/createDragonTiger';
export { fanTanVariants, createFanTan } from './fanTan/createFanTan';
export { highCardVariants, createHighCard } from './highCard/createHighCard';
export { jhandiVariants, createJhandi } from './jhandi/createJhandi';
export { createLuckyNine } from './luckyNine/createLuckyNine';
export { luckyNineVariants } from './luckyNine/variants';
export { createRedBlack } from './redBlack/createRedBlack';
export { redBlackVariants } from './redBlack/variants';
export { createRoulette } from './roulette/createRoulette';
export { rouletteVariants } from './roulette/variants';
export { createSicBo } from './sicBo/createSicBo';
export { sicBoVariants } from './sicBo/variants';
export {
  threeCardBattleVariants,
  createThreeCardBattle,
} from './threeCardBattle/createThreeCardBattle';
export {
  threeCardPokerVariants,
  createThreeCardPoker,
} from './threeCardPoker/createThreeCardPoker';
export { createVideoPoker } from './videoPoker/createVideoPoker';
export { videoPokerVariants } from './videoPoker/variants';
