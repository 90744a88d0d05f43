/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import styles from './Die.module.css';

/** Places of the eyes on a face of three by three. */
const eyes: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

export interface DieProps {
  /** Read aloud; a die that shows no outcome has none. */
  readonly name: string | undefined;
  readonly tone?: string | undefined;
  /** A number from 1 to 6, or a picture. */
  readonly face: number | ComponentChildren;
  readonly isRolling: boolean;
}

function Eyes({ face }: { readonly face: number }) {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      {eyes[face - 1]?.map((at) => (
        <circle
          key={at}
          className={face === 1 || face === 4 ? styles.redEye : styles.eye}
          cx={14 + (at % 3) * 16}
          cy={14 + Math.floor(at / 3) * 16}
          r={face === 1 ? 9 : 6}
        />
      ))}
    </svg>
  );
}

/** A die that rolls until its face is known, then lands. */
export function Die({ name, tone, face, isRolling }: DieProps) {
  return (
    <span
      className={styles.die}
      data-rolling={isRolling}
      data-tone={tone}
      role={name === undefined ? undefined : 'img'}
      aria-label={name}
      aria-hidden={name === undefined}
    >
      {typeof face === 'number' ? <Eyes face={face} /> : face}
    </span>
  );
}

export interface DiceProps {
  readonly label: string;
  readonly children: ComponentChildren;
  /** Another throw lands anew. */
  readonly turn: string;
}

/** Dice side by side on the felt. */
export function Dice({ label, children, turn }: DiceProps) {
  return (
    <div key={turn} className={styles.dice} role="group" aria-label={label}>
      {children}
    </div>
  );
}
