/** @jsxImportSource preact */
import { getRank, getSuit } from '../../rules/draw';
import type { Card } from '../../rules/draw';
import { useUi } from '../frame/Ui';
import styles from './PlayingCard.module.css';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = [
  { sign: '♠', name: 'spades' },
  { sign: '♥', name: 'hearts' },
  { sign: '♣', name: 'clubs' },
  { sign: '♦', name: 'diamonds' },
];

/** A card face up, or face down where there is none. `delay` in milliseconds until it is dealt. */
export function PlayingCard({
  card,
  delay = 0,
}: {
  readonly card?: Card | undefined;
  readonly delay?: number;
}) {
  const { say } = useUi();
  // The delay is one of a few steps of a dealer: a class for each, since the page's policy forbids style attributes.
  const step = Math.min(7, Math.round(delay / 200));
  if (card === undefined)
    return (
      <span
        className={styles.card}
        data-back
        data-step={step}
        role="img"
        aria-label={say('frame.faceDown')}
      />
    );
  const { sign, name } = suits[getSuit(card)] ?? { sign: '', name: '' };
  const rank = ranks[getRank(card) - 1] ?? '';
  return (
    <span
      className={styles.card}
      data-step={step}
      data-red={getSuit(card) % 2 === 1}
      role="img"
      aria-label={`${rank} ${say(`frame.suit.${name}`)}`}
    >
      <b>{rank}</b>
      <b>{sign}</b>
    </span>
  );
}

export interface HandProps {
  readonly label: string;
  /** Undefined for a card that lies face down. */
  readonly cards: readonly (Card | undefined)[];
  /** The hand's count, told beside its name. */
  readonly note?: string | undefined;
  readonly hasWon?: boolean | undefined;
}

/** Cards of one side of a table. */
export function Hand({ label, cards, note, hasWon }: HandProps) {
  return (
    <section className={styles.hand} data-won={hasWon} aria-label={label}>
      <h2>
        {label}
        {note !== undefined && <b> {note}</b>}
      </h2>
      <div className={styles.cards}>
        {cards.map((card, at) => (
          <PlayingCard key={at} card={card} delay={at * 200} />
        ))}
      </div>
    </section>
  );
}
