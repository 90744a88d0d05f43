/** @jsxImportSource preact */
import styles from './Wheel.module.css';

export interface Segment {
  readonly label: string;
  readonly tone: 'red' | 'black' | 'green' | 'blue' | 'gold' | 'violet';
}

export interface WheelProps {
  readonly segments: readonly Segment[];
  /** The segment under the pointer at last; undefined before the first turn. */
  readonly stop: number | undefined;
  /** Another turn is another picture. */
  readonly turn: string;
  /** Turns on until an answer comes. */
  readonly isWaiting: boolean;
  /** A ball lies in the segment, as on a roulette wheel. */
  readonly hasBall?: boolean;
  /** In the middle, once the wheel stands. */
  readonly hub?: string | undefined;
}

const rim = 96;

/** A point on the wheel; turns clockwise from the top, of 0 to 1. */
function findPoint(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
}

function Segments({ segments }: Pick<WheelProps, 'segments'>) {
  const share = 1 / segments.length;
  const inner = 44;
  const usual = segments.length > 30 ? 'medium' : 'large';
  const labelSize = segments.length > 40 ? 'small' : usual;
  return (
    <>
      {segments.map(({ label, tone }, at) => {
        const [from, to] = [(at - 0.5) * share, (at + 0.5) * share];
        const edge = `M${findPoint(from, rim)}A${rim} ${rim} 0 0 1 ${findPoint(to, rim)}`;
        return (
          <g key={at}>
            <path
              className={styles.segment}
              data-tone={tone}
              d={`${edge}L${findPoint(to, inner)}A${inner} ${inner} 0 0 0 ${findPoint(from, inner)}Z`}
            />
            <text
              className={styles.label}
              data-size={labelSize}
              transform={`rotate(${(at * share * 360).toFixed(2)}) translate(0 -81)`}
            >
              {label}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** A wheel that turns and stands still under its pointer. */
export function Wheel({ segments, stop, turn, isWaiting, hasBall, hub }: WheelProps) {
  const angle = -((stop ?? 0) / segments.length) * 360;
  return (
    <svg className={styles.wheel} viewBox="-104 -104 208 208" aria-hidden="true">
      <circle className={styles.frame} r="102" />
      <g
        key={turn}
        className={styles.turning}
        data-waiting={isWaiting}
        data-still={stop === undefined}
      >
        <g transform={`rotate(${angle.toFixed(2)})`}>
          <Segments segments={segments} />
        </g>
      </g>
      {hasBall === true && stop !== undefined && (
        <g key={`ball ${turn}`} className={styles.ball}>
          <circle cy="-62" r="6" />
        </g>
      )}
      <circle className={styles.hub} r="40" />
      {hub !== undefined && <text className={styles.result}>{hub}</text>}
      <path className={styles.pointer} d="M-8 -104H8L0 -88Z" />
    </svg>
  );
}
