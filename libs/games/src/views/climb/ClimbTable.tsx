/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import type { ClimbVariant } from '../../rules/climb/climbVariants';
import type { ClimbAction, ClimbView } from '../../rules/climb/createClimb';
import { priceClimb } from '../../rules/climb/createClimb';
import { useUi } from '../frame/Ui';
import type { Phase, TableProps } from '../gameScreen';
import { Banner } from '../parts/Banner';
import { formatTimes } from '../parts/PrizeTable';
import { PrizeTrack } from '../parts/PrizeTrack';
import { StakeBar } from '../parts/StakeBar';
import { useRenewal } from '../parts/useRenewal';
import { useChime } from '../parts/useChime';
import { useStake } from '../parts/useStake';
import { ClimbRows } from './ClimbRows';
import styles from './ClimbTable.module.css';
import { CoinScene, GoalScene, HoopScene } from './Scenes';
import { TilePicker } from './TilePicker';

/** The line over the table; while a step shows itself it is silent. */
function useStory({ theme }: ClimbVariant, view: ClimbView | undefined, phase: Phase): string {
  const { say } = useUi();
  if (phase === 'busy') return '';
  if (view === undefined) return say(`climb.${theme}.choose`);
  const times = formatTimes(view.prizes[view.steps.length - 1] ?? 0);
  if (view.ended === 'fell') return say(`climb.${theme}.fell`);
  return say(view.ended === undefined ? 'climb.safe' : `climb.${view.ended}`, { times });
}

type Props = TableProps<ClimbVariant, ClimbAction, ClimbView>;

function Scene({ variant, view, round, tiles }: Props & { readonly tiles: number }) {
  const { say } = useUi();
  const { theme, steps } = variant;
  const prizes = useMemo(() => priceClimb(variant), [variant]);
  const taken = view?.steps ?? [];
  const label = say('climb.prizes');
  const scene = { last: taken.at(-1), tiles, name: `${round} ${taken.length}` };
  const isRows = theme === 'tower' || theme === 'ladder' || theme === 'volcano';
  if (isRows)
    return <ClimbRows {...{ theme, label, steps, prizes, taken }} isOver={!!view?.ended} />;
  return (
    <>
      {theme === 'coin' && <CoinScene {...scene} />}
      {theme === 'penalty' && <GoalScene />}
      {theme === 'hoop' && <HoopScene {...scene} />}
    </>
  );
}

/** A climb by steps, as its theme shows it. */
export function ClimbTable(props: Props) {
  const { variant, view, phase, round, staked, open, act } = props;
  const { say, money, play } = useUi();
  const stake = useStake();
  useChime(view?.steps.filter(({ safe }) => safe).length ?? 0);
  const { shown, isOver, isUnderWay, renew } = useRenewal(view, round);
  const { theme, steps } = variant;
  const taken = shown?.steps ?? [];
  const tiles = steps[isUnderWay ? taken.length : 0]?.tiles ?? 0;
  const choose = (tile: number) => {
    play('tap');
    const step = { type: 'step', tile } as const;
    if (isUnderWay) act(step);
    else open(step, stake.stake);
  };
  const prize = (shown?.prizes[taken.length - 1] ?? 0) / 100;
  // While a step shows itself nothing else tells how it ends.
  const isShowing = phase === 'busy' && shown !== undefined;
  const done = shown?.ended === 'fell' && !isShowing ? 0 : taken.length - (isShowing ? 1 : 0);
  const isFixed = theme === 'coin' || theme === 'penalty' || theme === 'hoop';
  const prizes = { label: say('climb.prizes'), prizes: priceClimb(variant) };
  const nameButton = () => {
    if (isShowing) return say('climb.showing');
    if (isUnderWay) return say('frame.cashOut', { amount: money(staked * prize) });
    return say(isOver ? 'climb.again' : 'climb.random');
  };
  const press = () => {
    if (isUnderWay) act({ type: 'cashOut' });
    else if (isOver) renew();
    else choose(Math.floor(Math.random() * tiles));
  };
  return (
    <>
      <Banner>{useStory(variant, shown, phase)}</Banner>
      {isFixed && <PrizeTrack {...prizes} done={done} />}
      <div className={styles.board} data-theme={theme}>
        <Scene {...props} view={shown} tiles={tiles} />
        <TilePicker
          {...{ theme, tiles }}
          last={isFixed && !(isShowing && theme === 'hoop') ? taken.at(-1) : undefined}
          disabled={phase === 'busy' || isOver}
          onChoose={choose}
        />
      </div>
      <StakeBar
        {...{ stake, staked }}
        isLocked={phase !== 'ready'}
        label={nameButton()}
        disabled={phase === 'busy'}
        onPress={press}
      />
    </>
  );
}
