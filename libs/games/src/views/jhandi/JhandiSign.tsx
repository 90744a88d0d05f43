/** @jsxImportSource preact */
import type { JhandiSymbol } from '../../rules/jhandi/createJhandi';
import styles from './JhandiSign.module.css';

const red = '#c92a32';
const black = '#1b1d22';

const signs: Readonly<Record<JhandiSymbol, { readonly color: string; readonly path: string }>> = {
  heart: { color: red, path: 'M20 35C2 22 4 6 13 6c4 0 6 3 7 5 1-2 3-5 7-5 9 0 11 16-7 29Z' },
  diamond: { color: red, path: 'M20 3 34 20 20 37 6 20Z' },
  spade: {
    color: black,
    path: 'M20 3c4 8 15 13 15 21 0 7-9 9-13 4l3 9H15l3-9c-4 5-13 3-13-4C5 16 16 11 20 3Z',
  },
  club: {
    color: black,
    path: 'M20 3a8 8 0 0 1 6 13 8 8 0 1 1-4 12l3 9H15l3-9a8 8 0 1 1-4-12 8 8 0 0 1 6-13Z',
  },
  crown: { color: '#a86500', path: 'M4 32 2 11l10 9 8-15 8 15 10-9-2 21Z' },
  flag: { color: '#12703f', path: 'M8 3h3v2c9-4 14 5 24 1v17c-10 4-15-5-24-1v16H8Z' },
};

/** One of the six pictures on the dice. */
export function JhandiSign({ symbol }: { readonly symbol: JhandiSymbol }) {
  const { color, path } = signs[symbol];
  return (
    <svg className={styles.sign} viewBox="0 0 40 40" aria-hidden="true">
      <path d={path} fill={color} />
    </svg>
  );
}
