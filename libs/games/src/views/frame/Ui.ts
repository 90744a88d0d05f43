import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BootJackpot } from '../boot';
import type { Sound } from './sound';
import type { Speech } from './speech';

/** All that every part of a game's page may use. */
export interface Ui extends Speech {
  readonly pictures: Readonly<Record<string, string>>;
  readonly minBet: number;
  readonly maxBet: number;
  /** The terms of the pot that the game plays for; undefined without one. */
  readonly jackpot?: BootJackpot | undefined;
  /** Whether the player wants no motion. */
  readonly isCalm: boolean;
  play(sound: Sound): void;
}

export const UiContext = createContext<Ui | undefined>(undefined);

/** @throws outside a game's page */
export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (ui === undefined) throw new Error('This part stands outside a game’s page');
  return ui;
}
