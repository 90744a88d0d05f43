export type { Game, RoundState } from './rules/game';
