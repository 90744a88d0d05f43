/** @jsxImportSource preact */
import styles from './Die.module.css';

/** Places of pips on a face, by rows of three from the top left. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export interface DieProps {
  readonly sides: number;
  /** Undefined before the first roll. */
  readonly roll: number | undefined;
}

/** A die that lies on its face: pips of six sides, a number of more. */
export function Die({ sides, roll }: DieProps) {
  return (
    <svg className={styles.die} viewBox="0 0 100 100" aria-hidden="true">
      {sides === 6 ? (
        <>
          <rect x="4" y="4" width="92" height="92" rx="18" fill="#fff" />
          <rect
            x="4"
            y="4"
            width="92"
            height="92"
            rx="18"
            fill="none"
            stroke="#c3c8d6"
            stroke-width="4"
          />
          {(pips[roll ?? 6] ?? []).map((at) => (
            <circle
              key={at}
              cx={24 + (at % 3) * 26}
              cy={24 + Math.floor(at / 3) * 26}
              r="9"
              fill={roll === 1 ? '#d6232f' : '#1b1d22'}
            />
          ))}
        </>
      ) : (
        <>
          <path d="M50 3 93 27v46L50 97 7 73V27z" fill="#8b2fc9" />
          <path d="M50 22 80 72H20z" fill="#b55cf0" />
          <path
            d="M50 3v19M7 27l43-5 43 5M20 72 7 27m73 45 13-45M20 72 7 73l43 24 43-24-13-1M20 72l30 25 30-25"
            fill="none"
            stroke="#5d1a8c"
            stroke-width="2"
          />
          <text x="50" y="66" fill="#fff" font-size="24" font-weight="800" text-anchor="middle">
            {roll ?? sides}
          </text>
        </>
      )}
    </svg>
  );
}
