export { createNameSearch } from './nameSearch';
export type { NameSearch } from './nameSearch';
export { foldText } from './foldText';
