import type { CrashVariant } from '../../rules/crash/crashVariants';
import type { CrashAction, CrashView } from '../../rules/crash/createCrash';
import type { GameScreen } from '../gameScreen';
import { CrashRules } from './CrashRules';
import { CrashTable } from './CrashTable';
import { getFlightMs } from './flightTime';

/** A flight to leave in time. */
export const crashScreen: GameScreen<CrashVariant, CrashAction, CrashView> = {
  words: 'crash',
  Table: CrashTable,
  Rules: CrashRules,
  revealMs: getFlightMs,
};
