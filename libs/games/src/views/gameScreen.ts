import type { ComponentType } from 'preact';
import type { Game } from '../rules/game';
import type { ShownJackpot } from './frame/useJackpot';

/** Where the player is: nothing staked, an answer awaited or shown, an action awaited. */
export type Phase = 'ready' | 'busy' | 'open';

/** A game's table: how a round looks, and the controls that open it and go on with it. */
export interface TableProps<Variant, Action, View> {
  readonly variant: Variant;
  /** Where the present or last round stands; undefined before the first. */
  readonly view: View | undefined;
  readonly phase: Phase;
  /** Counts rounds: a view of another round is another picture. */
  readonly round: number;
  /** Opens a round that stakes `amount`, in major units. */
  readonly open: (action: Action, amount: number) => void;
  /** Goes on in the round, staking `more`, in major units. @default 0 */
  readonly act: (action: Action, more?: number) => void;
  /** Major units staked in the round that stands open; 0 without one. */
  readonly staked: number;
  /** The pot that it plays for; undefined without one. */
  readonly jackpot?: ShownJackpot | undefined;
}

export interface RulesProps<Variant> {
  readonly variant: Variant;
}

/** A game as a page shows it. */
export interface GameScreen<Variant, Action, View> {
  /** Beginning of the ids of its texts, after `games.`. */
  readonly words: string;
  readonly Table: ComponentType<TableProps<Variant, Action, View>>;
  /** The rules in words, and what pays how much. */
  readonly Rules: ComponentType<RulesProps<Variant>>;
  /** How long a view takes to show itself, in milliseconds: the outcome is told afterwards. */
  readonly revealMs: (view: View) => number;
}

/** A screen with the rule that it shows. */
export interface PlayedScreen<Variant, Action, View> extends GameScreen<Variant, Action, View> {
  readonly create: (variant: Variant) => Game<Action, View>;
}
