/** @jsxImportSource preact */
import { useMemo, useRef } from 'preact/hooks';
import type { SlotAction, SlotSpin, SlotView } from '../../rules/slot/createSlot';
import type { SlotMath } from '../../rules/slot/slotMath';
import { useUi } from '../frame/Ui';
import type { Ui } from '../frame/Ui';
import type { TableProps } from '../gameScreen';
import { StakeBar } from '../parts/StakeBar';
import { useStake } from '../parts/useStake';
import { JackpotPlate } from './JackpotPlate';
import { Pots } from './Pots';
import { Reels } from './Reels';
import { listSlotSteps } from './slotSteps';
import type { SlotStep } from './slotSteps';
import styles from './SlotTable.module.css';
import { useSteps } from './useSteps';

/** The picture on the reels before the first round: every symbol in turn. */
function restingGrid({ symbols, reels, rows }: SlotMath): string[][] {
  return reels.map((weights, reel) => {
    const shown = symbols.filter((_, at) => (weights[at] ?? 0) > 0);
    return Array.from(
      { length: rows },
      (_, row) => shown[(reel * 2 + row) % shown.length]?.id ?? '',
    );
  });
}

/** The promise of the mathematics: lines, ways, or the coins that hold. A game of pots shows these. */
function tellPromise({ say }: Ui, { lines, hold, pots }: SlotMath): string {
  if (hold !== undefined) return say('slot.promise.hold', { coins: String(hold.trigger) });
  if (pots !== undefined) return say('slot.promise.pots', { crowns: String(pots.trigger) });
  return lines === 'ways'
    ? say('slot.promise.ways')
    : say('slot.promise.lines', { lines: String(lines) });
}

type Told = Pick<TableProps<SlotMath, SlotAction, SlotView>, 'view' | 'phase'> & {
  readonly step: SlotStep | undefined;
};

/** Where a round stands: a free spin, coins that hold, a pot; between rounds the game's promise. */
function tellStep(ui: Ui, variant: SlotMath, { step, view, phase }: Told): string {
  const { say } = ui;
  const coins = step?.coins.length ?? 0;
  if (phase !== 'busy' && view?.pot !== undefined)
    return say('slot.potWon', { pot: say(`slot.pot.${view.pot}`) });
  if (step !== undefined && step.free > 0)
    return say('slot.freeSpin', {
      number: String(step.free),
      all: String(view?.free.length),
      times: String(view?.freeTimes ?? 1),
    });
  return coins > 0 ? say('slot.hold', { coins: String(coins) }) : tellPromise(ui, variant);
}

/** Reels with their symbols, and the features as they come. */
export function SlotTable(props: TableProps<SlotMath, SlotAction, SlotView>) {
  const { variant, view, phase, round, open, jackpot } = props;
  const ui = useUi();
  const stake = useStake();
  const steps = useMemo(() => (view === undefined ? [] : listSlotSteps(view)), [view]);
  const step = useSteps(steps, round);
  const resting = useMemo(() => restingGrid(variant), [variant]);
  const isBusy = phase === 'busy';
  // The reels turn with what they showed last.
  const last = useRef<SlotSpin['grid']>(resting);
  if (step !== undefined) last.current = step.spin.grid;
  return (
    <>
      {jackpot !== undefined && <JackpotPlate jackpot={jackpot} isTurning={isBusy} />}
      {variant.pots !== undefined && (
        <Pots pots={variant.pots} stake={stake.stake} won={isBusy ? undefined : view?.pot} />
      )}
      <p className={styles.banner} aria-live="polite">
        {tellStep(ui, variant, { step, view, phase })}
      </p>
      <Reels
        grid={step?.spin.grid ?? last.current}
        spin={step?.spin}
        coins={step?.coins ?? []}
        isTurning={isBusy && view === undefined}
        picture={`${round} ${step?.free ?? 0} ${step === undefined}`}
      />
      <StakeBar
        stake={stake}
        isLocked={phase !== 'ready'}
        label={ui.say('slot.spin')}
        disabled={phase !== 'ready'}
        onPress={() => {
          ui.play('turn');
          open({ type: 'spin' }, stake.stake);
        }}
      />
    </>
  );
}
