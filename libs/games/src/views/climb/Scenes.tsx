/** @jsxImportSource preact */
import type { ClimbView } from '../../rules/climb/createClimb';
import { useMotion } from '../parts/useMotion';
import { Basketball, CoinFace } from './climbPictures';
import styles from './Scenes.module.css';

export interface SceneProps {
  readonly last: ClimbView['steps'][number] | undefined;
  readonly tiles: number;
  /** Another one for each step of each round. */
  readonly name: string;
}

/** A coin in the air that lands on the side of the step. */
export function CoinScene({ last, name }: SceneProps) {
  const { tile = 0, safe = true } = last ?? {};
  const side = safe ? tile : 1 - tile;
  const turns = 'translateY(-40px) rotateY(900deg)';
  const motion = {
    frames: [{ transform: 'rotateY(0)' }, { transform: turns }, { transform: 'rotateY(1800deg)' }],
    ms: 800,
  };
  const coin = useMotion<HTMLDivElement>(last === undefined ? undefined : motion, name);
  return (
    <div className={styles.coinScene}>
      <div ref={coin} className={styles.coin}>
        <CoinFace side={side === 0 ? 'heads' : 'tails'} />
      </div>
    </div>
  );
}

/** A goal with its net; the corners lie over it. */
export function GoalScene() {
  return (
    <svg className={styles.goal} viewBox="0 0 320 170" aria-hidden="true">
      <path d="M0 150h320v20H0z" fill="#2e8b4f" />
      <path
        d="M12 150V14h296v136"
        fill="rgb(0 0 0 / 25%)"
        stroke="#fff"
        stroke-width="7"
        stroke-linejoin="round"
      />
      <path
        d="M32 18v130M52 18v130M72 18v130M92 18v130M112 18v130M132 18v130M152 18v130M172 18v130M192 18v130M212 18v130M232 18v130M252 18v130M272 18v130M292 18v130M16 40h288M16 62h288M16 84h288M16 106h288M16 128h288"
        stroke="rgb(255 255 255 / 22%)"
      />
    </svg>
  );
}

const hoop = { x: 160, y: 74 };

/** A ball on its way from a spot to the hoop: through it, or off the rim. */
function getThrow({ tile, safe }: ClimbView['steps'][number], tiles: number): Keyframe[] {
  const start = (320 * (tile + 0.5)) / tiles - hoop.x;
  const at = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)`, opacity: 1 });
  const rise = [at(start, 120), at(start * 0.6, -10), at(start * 0.2, -58)];
  const side = start > 0 ? -1 : 1;
  return safe
    ? [...rise, at(0, 0), at(0, 46)]
    : [...rise, at(side * 22, -10), at(side * 60, -40), { ...at(side * 110, 120), opacity: 0.4 }];
}

/** A hoop and the ball of the last throw. */
export function HoopScene({ last, tiles, name }: SceneProps) {
  const motion = last === undefined ? undefined : { frames: getThrow(last, tiles), ms: 1000 };
  const ball = useMotion<SVGGElement>(motion, name);
  return (
    <svg className={styles.hoop} viewBox="0 0 320 200" aria-hidden="true">
      <path d="M0 170h320v30H0z" fill="#b9763a" />
      <path d="M70 170q90-70 180 0" fill="none" stroke="#fff" stroke-width="3" />
      <path d="M154 92h12v78h-12z" fill="#39405a" />
      <rect x="104" y="10" width="112" height="72" rx="6" fill="#fff" opacity="0.92" />
      <rect x="138" y="34" width="44" height="34" fill="none" stroke="#d6232f" stroke-width="4" />
      <g transform={`translate(${hoop.x} ${hoop.y})`}>
        <g ref={ball}>{last !== undefined && <Basketball />}</g>
      </g>
      <path d="M132 76h56" stroke="#d6232f" stroke-width="6" stroke-linecap="round" />
      <path
        d="m136 79 8 34m6-34 4 34m6-34v34m10-34-4 34m18-34-8 34m-34-24 30 12m-2-14-26 14"
        stroke="#fff"
        stroke-width="2"
      />
    </svg>
  );
}
