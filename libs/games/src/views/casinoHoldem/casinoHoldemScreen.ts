import type { HoldemAction, HoldemView } from '../../rules/casinoHoldem/createCasinoHoldem';
import type { CasinoHoldemVariant } from '../../rules/casinoHoldem/variants';
import type { GameScreen } from '../gameScreen';
import { CasinoHoldemRules } from './CasinoHoldemRules';
import { CasinoHoldemTable } from './CasinoHoldemTable';

export const casinoHoldemScreen: GameScreen<CasinoHoldemVariant, HoldemAction, HoldemView> = {
  words: 'casinoHoldem',
  Table: CasinoHoldemTable,
  Rules: CasinoHoldemRules,
  revealMs: () => 1000,
};
