import type { ComponentChildren, ComponentType } from 'preact';
import type { BetGame } from '../../rules/bets/createBetGame';
import type { Speech } from '../frame/speech';
import type { SpotTone } from '../parts/Spot';

export type Say = Speech['say'];

/** A spot as a table shows it. */
export interface SpotFace<Spot extends string = string> {
  readonly spot: Spot;
  readonly name: string;
  /** As it looks, where that is another thing than its name. */
  readonly look?: ComponentChildren;
  /** Hundredths that one chip brings back when it wins, its stake included; the most where that is several prizes. */
  readonly pays?: number | undefined;
  /** All that it may bring back, where that is more than one prize. */
  readonly prizes?: string | undefined;
  readonly tone?: SpotTone | undefined;
  /** Stands under the name in the place of one prize. */
  readonly note?: string | undefined;
}

/** Spots that stand together, in so many columns. */
export interface SpotGroup<Spot extends string = string> {
  readonly title?: string | undefined;
  readonly columns: 1 | 2 | 3 | 4 | 5 | 6;
  readonly spots: readonly SpotFace<Spot>[];
  /** Lies in a sheet of its own, behind a button with the title. */
  readonly isSheet?: boolean;
}

export interface PictureProps<Variant, Outcome> {
  readonly variant: Variant;
  /** Undefined until the platform has answered. */
  readonly outcome: Outcome | undefined;
  /** An answer is awaited, or is being shown. */
  readonly isBusy: boolean;
  /** Counts rounds. */
  readonly round: number;
}

/** An outcome in short, as it stands in the row of the last ones. */
export interface Mark {
  readonly label: string;
  /** Read aloud instead of the label. */
  readonly name?: string | undefined;
  readonly tone?: SpotTone | undefined;
}

/** The parts of a table with spots that are its own. */
export interface SpotDesign<Variant, Spot extends string, Outcome> {
  /** Beginning of the ids of its texts: also the name of its rule. */
  readonly words: string;
  readonly create: (variant: Variant) => BetGame<Spot, Outcome>;
  readonly layout: (variant: Variant, say: Say) => readonly SpotGroup<Spot>[];
  /** Groups the spots otherwise than in rows. */
  readonly Board?: ComponentType<BoardProps<Spot>>;
  readonly Picture: ComponentType<PictureProps<Variant, Outcome>>;
  /** The outcome in words. */
  readonly tell: (outcome: Outcome, say: Say, variant: Variant) => string;
  /** The outcome in the row of the last ones; a game without has no such row. */
  readonly mark?: (outcome: Outcome, say: Say) => Mark;
  /** Spots that have won, with chips on them or not. @default those with chips that brought a gain */
  readonly winners?: (outcome: Outcome) => readonly string[];
  /** Sentences about this variant alone. */
  readonly notes?: (variant: Variant, say: Say) => readonly string[];
  readonly revealMs: (outcome: Outcome) => number;
}

export interface BoardProps<Spot extends string> {
  readonly groups: readonly SpotGroup<Spot>[];
  readonly chipsOn: (spot: Spot) => number;
  readonly hasWon: (spot: Spot) => boolean;
  readonly disabled: boolean;
  readonly onPut: (spot: Spot) => void;
}
