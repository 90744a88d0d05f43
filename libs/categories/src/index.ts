export { categoryHref } from './categoryHref';
export { categoryMessage, categoryMessages, isNamedCategory } from './categoryMessages';
export { hotCategory, isLottery } from './codes';
