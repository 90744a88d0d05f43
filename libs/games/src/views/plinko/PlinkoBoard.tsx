/** @jsxImportSource preact */
import type { PlinkoView } from '../../rules/plinko/createPlinko';
import { useMotion } from '../parts/useMotion';
import styles from './PlinkoBoard.module.css';

export interface PlinkoBoardProps {
  readonly rows: number;
  /** Hundredths of the stake by slot. */
  readonly prizes: readonly number[];
  readonly view: PlinkoView | undefined;
  readonly round: number;
  /** The ball is still on its way. */
  readonly isFalling: boolean;
}

const width = 320;
const top = 26;
const height = 230;

/** How long a ball takes from one row to the next, in milliseconds. */
export const rowMs = 115;

/** Frames of a ball: at each peg it bounces to its side. */
function getFall({ path, rows }: PlinkoView, gap: number, drop: number): Keyframe[] {
  const at = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });
  let side = 0;
  const frames = path.flatMap((isRight, row) => {
    const before = side;
    side += isRight ? gap / 2 : -gap / 2;
    const peg = row * drop;
    return [at(before, peg - 7), at((before + side) / 2, peg - 9)];
  });
  return [at(0, -18), ...frames, at(side, rows * drop + 4)];
}

function toneOf(prize: number): string {
  if (prize === 0) return 'none';
  if (prize >= 1000) return 'high';
  return prize >= 300 ? 'middle' : 'low';
}

function Slot({
  prize,
  at,
  gap,
  isHit,
}: {
  prize: number;
  at: number;
  gap: number;
  isHit: boolean;
}) {
  const x = at * gap;
  const isTall = gap < 32;
  const tone = toneOf(prize);
  return (
    <g className={styles.slot} data-tone={tone} data-hit={isHit}>
      <rect x={x + 1} y={top + height + 4} width={gap - 2} height="44" rx="4" />
      <text
        x={x + gap / 2}
        y={top + height + 30}
        text-anchor="middle"
        font-size={isTall ? 12 : 11}
        transform={isTall ? `rotate(-90 ${x + gap / 2} ${top + height + 26})` : undefined}
      >
        {prize / 100}
      </text>
    </g>
  );
}

/** Pegs in rows, slots with their prizes, and a ball that falls through. */
export function PlinkoBoard({ rows, prizes, view, round, isFalling }: PlinkoBoardProps) {
  const gap = width / (rows + 1);
  const drop = height / rows;
  const motion =
    view === undefined ? undefined : { frames: getFall(view, gap, drop), ms: rows * rowMs };
  const ball = useMotion<SVGGElement>(motion, `${round} ${view?.path.join('') ?? ''}`);
  const pegs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_peg, at) => ({
      x: width / 2 + (at - row / 2) * gap,
      y: top + row * drop,
    })),
  ).flat();
  return (
    <svg className={styles.board} viewBox={`0 0 ${width} ${top + height + 52}`} aria-hidden="true">
      {pegs.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={rows > 12 ? 2.4 : 3.4} fill="#dfe6ff" />
      ))}
      {prizes.map((prize, at) => (
        <Slot key={at} {...{ prize, at, gap }} isHit={!isFalling && view?.slot === at} />
      ))}
      <g transform={`translate(${width / 2} ${top})`}>
        <g ref={ball}>
          {view !== undefined && <circle r={rows > 12 ? 5.5 : 7.5} fill="#ff5d8f" stroke="#fff" />}
        </g>
      </g>
    </svg>
  );
}
