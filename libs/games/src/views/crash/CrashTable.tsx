/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { CrashVariant } from '../../rules/crash/crashVariants';
import { leastHeight } from '../../rules/crash/crashVariants';
import type { CrashAction, CrashView } from '../../rules/crash/createCrash';
import { useUi } from '../frame/Ui';
import type { Ui } from '../frame/Ui';
import type { Phase, TableProps } from '../gameScreen';
import { Banner } from '../parts/Banner';
import { Choice } from '../parts/Choice';
import { formatTimes } from '../parts/PrizeTable';
import { StakeBar } from '../parts/StakeBar';
import { TargetField } from '../parts/TargetField';
import { useStake } from '../parts/useStake';
import { FlightScene } from './FlightScene';
import { useHeight } from './useHeight';
import { usePilot } from './usePilot';

type Exit = 'live' | 'planned';

const quick = [150, 200, 500, 1000];

function tellFlight({ say }: Ui, view: CrashView | undefined, phase: Phase, isLeaving: boolean) {
  if (view === undefined) return phase === 'ready' ? say('crash.start') : '';
  if (isLeaving) return say('crash.leaving');
  if (view.ended === undefined) return say('crash.flying');
  if (phase === 'busy') return '';
  const times = formatTimes(view.height);
  const end = formatTimes(view.crashPoint ?? view.height);
  return say(`crash.${view.ended}`, { times, end });
}

interface ExitsProps {
  readonly variant: CrashVariant;
  readonly exit: Exit;
  readonly target: number;
  readonly disabled: boolean;
  readonly onExit: (exit: Exit) => void;
  readonly onTarget: (target: number) => void;
}

/** Whether the player leaves by hand or at a height set before, and that height. */
function Exits({ variant, exit, target, disabled, onExit, onTarget }: ExitsProps) {
  const { say } = useUi();
  const exits = [
    { value: 'live' as const, name: say('crash.live') },
    { value: 'planned' as const, name: say('crash.planned') },
  ];
  return (
    <>
      <Choice
        label={say('crash.exit')}
        options={exits}
        value={exit}
        disabled={disabled}
        onChoose={onExit}
      />
      {exit === 'planned' && (
        <TargetField
          label={say('crash.target')}
          {...{ quick, disabled }}
          value={target}
          least={leastHeight}
          most={variant.most}
          onChange={onTarget}
        />
      )}
    </>
  );
}

/** A flight that climbs until it crashes: who leaves in time is paid its height. */
export function CrashTable(props: TableProps<CrashVariant, CrashAction, CrashView>) {
  const { variant, view, phase, round, staked, open, act } = props;
  const ui = useUi();
  const { say, money, play } = ui;
  const stake = useStake();
  const [exit, setExit] = useState<Exit>('live');
  const [target, setTarget] = useState(200);
  const height = useHeight(variant, view, round);
  const { isLeaving, leave } = usePilot({ view, phase, height, act });
  const isUnderWay = view !== undefined && view.ended === undefined;
  const isShowing = phase === 'busy' && view?.target !== undefined;
  const state = isUnderWay || isShowing ? 'flying' : (view?.ended ?? 'resting');
  const launch = () => {
    play('turn');
    open(exit === 'live' ? { type: 'launch' } : { type: 'launch', target }, stake.stake);
  };
  return (
    <>
      <Banner>{tellFlight(ui, view, phase, isLeaving)}</Banner>
      <FlightScene {...{ height, state }} craft={variant.craft} />
      <Exits
        {...{ variant, exit, target }}
        disabled={phase !== 'ready'}
        onExit={setExit}
        onTarget={setTarget}
      />
      <StakeBar
        {...{ stake, staked }}
        isLocked={phase !== 'ready'}
        label={
          isUnderWay && staked > 0
            ? say('frame.cashOut', { amount: money((staked * height) / 100) })
            : say('crash.launch')
        }
        disabled={isUnderWay ? isLeaving || staked === 0 : phase === 'busy'}
        onPress={isUnderWay ? leave : launch}
      />
    </>
  );
}
