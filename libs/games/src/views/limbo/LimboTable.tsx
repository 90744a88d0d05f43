/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { countReaching, crashFaces } from '../../rules/crash/crashPoint';
import type { LimboAction, LimboView } from '../../rules/limbo/createLimbo';
import type { LimboVariant } from '../../rules/limbo/limboVariants';
import { useUi } from '../frame/Ui';
import type { TableProps } from '../gameScreen';
import { Banner } from '../parts/Banner';
import { formatTimes } from '../parts/PrizeTable';
import { StakePanel } from '../parts/StakePanel';
import { TargetField } from '../parts/TargetField';
import { useMotion } from '../parts/useMotion';
import styles from './LimboTable.module.css';

const quick = [150, 200, 300, 500, 1000, 10_000];
const bar = 92;

/** How high the frog comes, in units of the picture: the bar is at the target. */
function getLeap({ height, target }: LimboView): number {
  const beyond = Math.log(height / target);
  return bar + Math.max(-70, Math.min(70, beyond * 40)) + (beyond >= 0 ? 12 : -16);
}

function Frog() {
  return (
    <>
      <ellipse cx="0" cy="0" rx="20" ry="13" fill="#57a639" />
      <circle cx="-9" cy="-13" r="7" fill="#6fc24c" />
      <circle cx="9" cy="-13" r="7" fill="#6fc24c" />
      <circle cx="-9" cy="-14" r="3" fill="#10240a" />
      <circle cx="9" cy="-14" r="3" fill="#10240a" />
      <path
        d="M-18 4q-12 4-8 12h10m32-12q12 4 8 12H14"
        fill="none"
        stroke="#3f8526"
        stroke-width="6"
        stroke-linecap="round"
      />
      <path d="M-8 2q8 6 16 0" fill="none" stroke="#10240a" stroke-width="2" />
    </>
  );
}

interface LeapProps {
  readonly view: LimboView | undefined;
  readonly target: number;
  readonly round: number;
  readonly isShowing: boolean;
}

/** A frog that leaps at a bar. */
function Leap({ view, target, round, isShowing }: LeapProps) {
  const rise = view === undefined ? 0 : getLeap(view);
  const at = (y: number) => ({ transform: `translateY(${y}px)` });
  const frames = [at(0), at(6), { ...at(-rise), offset: 0.6 }, at(-rise + 4)];
  const motion = view === undefined ? undefined : { frames, ms: 900 };
  const frog = useMotion<SVGGElement>(motion, `${round} ${view?.height ?? ''}`);
  return (
    <div className={styles.meadow}>
      <svg viewBox="0 0 320 210" aria-hidden="true">
        <path d="M0 182h320v28H0z" fill="#2e6b3a" />
        <path d="M40 188V84m240 104V84" stroke="#8a5f22" stroke-width="6" />
        <path d={`M34 ${188 - bar - 12}h252`} stroke="#ffd166" stroke-width="5" />
        <text x="276" y={188 - bar - 20} fill="#ffd166" font-size="16" text-anchor="end">
          {formatTimes(target)}
        </text>
        <g transform="translate(160 172)">
          <g ref={frog} data-frog>
            <Frog />
          </g>
        </g>
      </svg>
      {view !== undefined && !isShowing && (
        <output className={styles.height} data-won={view.won}>
          {formatTimes(view.height)}
        </output>
      )}
    </div>
  );
}

/** One leap at a height that the player sets. */
export function LimboTable(props: TableProps<LimboVariant, LimboAction, LimboView>) {
  const { variant, view, phase, round, open } = props;
  const { least, most, share } = variant;
  const { say, percent, play } = useUi();
  const [target, setTarget] = useState(Math.max(least, 200));
  const isShowing = phase === 'busy';
  const chance = percent(countReaching(share, target) / crashFaces);
  const told = view !== undefined && !isShowing;
  const values = { times: formatTimes(view?.height ?? 0), target: formatTimes(view?.target ?? 0) };
  return (
    <>
      <Banner>
        {told ? say(view.won ? 'limbo.over' : 'limbo.under', values) : say('limbo.choose')}
      </Banner>
      <Leap {...{ round, isShowing, view }} target={view?.target ?? target} />
      <TargetField
        label={say('limbo.target', { chance })}
        {...{ quick, least, most }}
        value={target}
        disabled={phase !== 'ready'}
        onChange={setTarget}
      />
      <StakePanel
        label={say('limbo.leap')}
        disabled={phase !== 'ready'}
        onPlay={(stake) => {
          play('turn');
          open({ type: 'leap', target }, stake);
        }}
      />
    </>
  );
}
