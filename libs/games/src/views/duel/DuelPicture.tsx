/** @jsxImportSource preact */
import type { Card } from '../../rules/draw';
import { Hand } from '../parts/PlayingCard';
import styles from './DuelPicture.module.css';

export interface DuelSide {
  readonly label: string;
  /** Cards, or how many lie face down until the deal. */
  readonly cards: readonly (Card | undefined)[] | number;
  readonly note?: string | undefined;
  readonly hasWon?: boolean | undefined;
}

export interface DuelPictureProps {
  readonly sides: readonly DuelSide[];
  /** Another deal is dealt anew. */
  readonly deal: string;
  /** One hand above the other, or two with the board below. @default side by side */
  readonly shape?: 'stack' | 'board' | undefined;
}

/** Hands side by side on the felt, or one above the other. */
export function DuelPicture({ sides, deal, shape }: DuelPictureProps) {
  return (
    <div key={deal} className={styles.felt} data-sides={sides.length} data-shape={shape}>
      {sides.map(({ label, cards, note, hasWon }) => (
        <Hand
          key={label}
          {...{ label, note, hasWon }}
          cards={typeof cards === 'number' ? Array<undefined>(cards).fill(undefined) : cards}
        />
      ))}
    </div>
  );
}
