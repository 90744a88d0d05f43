export { categoryHref } from './categoryHref';
export { categoryName, categoryNames, isNamedCategory } from './categoryNames';
export { hotCategory, isLottery } from './codes';
