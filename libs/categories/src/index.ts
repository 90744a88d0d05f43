export { categoryHref } from './categoryHref';
export { categoryIcon } from './categoryIcon';
export type { CategoryIcon } from './categoryIcon';
export { categoryName, categoryNames, isNamedCategory } from './categoryNames';
export { hotCategory, isLottery, playTypes, prizeModes, readPrizeMode } from './codes';
export type { PlayType, PrizeMode } from './codes';
export { getLaunchRule, launchHref, vendorHref } from './launchRules';
export type { Launchable, LaunchOptions } from './launchRules';
export { useOpenGame } from './useOpenGame';
