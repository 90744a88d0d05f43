/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { Craft } from '../../rules/crash/crashVariants';
import styles from './FlightScene.module.css';

export interface FlightSceneProps {
  readonly craft: Craft;
  /** Hundredths of the stake. */
  readonly height: number;
  readonly state: 'resting' | 'flying' | 'crashed' | 'cashedOut';
}

/** The craft's place in the sky: fast at first, then nearer and nearer to the corner. */
function getPlace(height: number) {
  const share = 1 - 1 / (1 + Math.log(height / 100) * 0.9);
  return { x: 36 + 240 * share, y: 176 - 130 * share ** 1.6 };
}

const crafts: Readonly<Record<Craft, ComponentChildren>> = {
  comet: (
    <>
      <path className={styles.fire} d="M0-11-52-4l30 4-30 6L0 11z" fill="#ff9f1c" />
      <path d="M0-9-30-2l16 2-16 3L0 9z" fill="#ffe9a8" />
      <circle r="13" fill="#ffd166" />
      <circle r="8" cx="3" cy="-2" fill="#fff6d8" />
    </>
  ),
  plane: (
    <>
      <path d="M-26-4-32-18h8l8 12z" fill="#b3262e" />
      <path d="M-28-6H6q20 0 24 8-4 6-20 6h-32q-8-4-6-14z" fill="#e8434f" />
      <path d="M-6 2h18L-8 16h-12z" fill="#b3262e" />
      <path d="M8-6q4-8 12-2l4 6z" fill="#bfe6ff" />
      <path className={styles.fire} d="M33-12v28" stroke="#dfe6ff" stroke-width="3" />
    </>
  ),
  balloon: (
    <>
      <path d="M0-34q24 0 24 22 0 14-16 26H-8q-16-12-16-26 0-22 24-22z" fill="#ff6b8a" />
      <path d="M0-34q10 4 10 22 0 14-6 26h-8q-6-12-6-26 0-18 10-22z" fill="#ffd166" />
      <path d="M-7 14-5 22H5l2-8" fill="none" stroke="#6b4420" stroke-width="2" />
      <path d="M-6 22H6v9H-6z" fill="#8a4b16" />
      <path className={styles.fire} d="m-3 20 3-8 3 8z" fill="#ff7a1c" />
    </>
  ),
};

/** How each craft lies in the air while it climbs, in degrees. */
const slopes: Readonly<Record<Craft, number>> = { comet: -32, plane: -22, balloon: 0 };

/** A craft that climbs a curve, and the height it has come to. */
export function FlightScene({ craft, height, state }: FlightSceneProps) {
  const { x, y } = getPlace(height);
  const lift = craft === 'balloon' ? y - 22 : y - 4;
  return (
    <div className={styles.sky} data-state={state}>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <g className={styles.stars} fill="#fff">
          {Array.from({ length: 26 }, (_, at) => (
            <circle key={at} cx={(at * 97) % 640} cy={(at * 53) % 150} r={(at % 3) * 0.5 + 0.6} />
          ))}
        </g>
        <path d="M0 188h320" stroke="#8fb0ff" stroke-width="2" />
        <path
          d={`M10 184Q${10 + (x - 10) * 0.6} 184 ${x} ${y}L${x} 188H10z`}
          fill={state === 'crashed' ? '#b3262e' : '#f5b82e'}
          opacity="0.25"
        />
        <path
          d={`M10 184Q${10 + (x - 10) * 0.6} 184 ${x} ${y}`}
          fill="none"
          stroke={state === 'crashed' ? '#ff8a8a' : '#ffd166'}
          stroke-width="4"
        />
        <g transform={`translate(${x} ${lift}) rotate(${state === 'resting' ? 0 : slopes[craft]})`}>
          {state === 'crashed' ? (
            <path
              className={styles.bang}
              d="m0-26 7 14 15-6-6 15 14 7-15 6 4 15-14-7-8 13-5-15-16 3 9-14-12-10 16-2z"
              fill="#ff7a1c"
              stroke="#ffd166"
              stroke-width="3"
            />
          ) : (
            crafts[craft]
          )}
        </g>
      </svg>
      <output className={styles.height} aria-live="off">
        {`×${(height / 100).toFixed(2)}`}
      </output>
    </div>
  );
}
