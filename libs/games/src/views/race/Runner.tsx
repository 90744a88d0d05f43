/** @jsxImportSource preact */
import type { RaceVariant } from '../../rules/race/raceVariants';
import styles from './Runner.module.css';

export interface RunnerProps {
  readonly figure: NonNullable<RaceVariant['figure']>;
  readonly number: number;
}

function Turtle() {
  return (
    <>
      <path
        className={styles.skin}
        d="M48 20c6-6 12-2 12 3s-8 6-12 4ZM14 28l-4 6h8l3-5ZM40 28l3 6h6l-2-7ZM8 25l-6 3 7 1Z"
      />
      <path className={styles.shirt} d="M8 28C8 8 50 8 50 28Z" />
    </>
  );
}

function Horse() {
  return (
    <>
      <path className={styles.tail} d="M10 16C2 16 0 24 2 30c3-6 5-8 9-9Z" />
      <path
        className={styles.skin}
        d="M8 20c6-5 20-4 28-4 4 0 6-8 10-12l6-2-1 4 8 6-3 4-8-2c-3 4-4 8-8 10l6 4-2 8-3-1 1-5-9-3H22l-7 4 2 6-3 1-4-8 4-5c-4-1-7-3-6-7Z"
      />
      <path className={styles.shirt} d="M20 15h14l1 10H21Z" />
    </>
  );
}

function Car() {
  return (
    <>
      <path className={styles.shirt} d="M2 26c0-6 4-8 10-8l8-8h14l10 8c10 0 14 3 14 8v3H2Z" />
      <path className={styles.glass} d="M18 18l5-5h4v5ZM30 13h4l6 5H30Z" />
      <circle className={styles.tyre} cx="15" cy="29" r="5.5" />
      <circle className={styles.tyre} cx="45" cy="29" r="5.5" />
    </>
  );
}

const figures = { turtle: Turtle, horse: Horse, car: Car };

/** A runner that looks to the right, in the colour of its number. */
export function Runner({ figure, number }: RunnerProps) {
  const Figure = figures[figure];
  return (
    <svg className={styles.runner} data-number={number} viewBox="0 0 62 38" aria-hidden="true">
      <Figure />
      <text className={styles.number} x="28" y="25">
        {number}
      </text>
    </svg>
  );
}
