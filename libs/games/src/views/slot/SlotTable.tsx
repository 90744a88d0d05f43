/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import type { SlotAction, SlotSpin, SlotView } from '../../rules/slot/createSlot';
import type { Coin } from '../../rules/slot/holdAndSpin';
import type { SlotMath } from '../../rules/slot/slotMath';
import { useUi } from '../frame/Ui';
import type { TableProps } from '../gameScreen';
import { StakePanel } from '../parts/StakePanel';
import { JackpotPlate } from './JackpotPlate';
import { listSlotSteps } from './slotSteps';
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

interface ReelsProps {
  readonly grid: SlotSpin['grid'];
  readonly spin?: SlotSpin | undefined;
  readonly coins: readonly Coin[];
  readonly isTurning: boolean;
  /** Another picture drops in anew. */
  readonly name: string;
}

function Reels({ grid, spin, coins, isTurning, name }: ReelsProps) {
  const { say, pictures } = useUi();
  const won = new Set(spin?.wins.flatMap(({ cells }) => cells.map((cell) => cell.join())));
  const rows = grid[0]?.length ?? 0;
  return (
    <div className={styles.reels} data-reels={grid.length} data-turning={isTurning}>
      {grid.map((symbols, reel) => (
        <div key={`${name} ${reel}`} className={styles.reel} data-reel={reel}>
          {symbols.map((symbol, row) => {
            const coin = coins.find(({ cell }) => cell === reel * rows + row);
            return (
              <span key={row} className={styles.cell} data-won={won.has(`${reel},${row}`)}>
                <img src={pictures[symbol]} alt={say(`slot.symbol.${symbol}`)} />
                {coin !== undefined && (
                  <b className={styles.coin}>
                    {coin.pot ? say(`slot.pot.${coin.pot}`) : `×${coin.value / 100}`}
                  </b>
                )}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Reels with their symbols, and the features as they come. */
export function SlotTable({
  variant,
  view,
  phase,
  round,
  open,
  jackpot,
}: TableProps<SlotMath, SlotAction, SlotView>) {
  const { say, play } = useUi();
  const steps = useMemo(() => (view === undefined ? [] : listSlotSteps(view)), [view]);
  const step = useSteps(steps, round);
  const resting = useMemo(() => restingGrid(variant), [variant]);
  const isFree = (step?.free ?? 0) > 0;
  return (
    <>
      {jackpot !== undefined && <JackpotPlate jackpot={jackpot} isTurning={phase === 'busy'} />}
      <p className={styles.banner} aria-live="polite">
        {isFree &&
          say('slot.freeSpin', {
            number: String(step?.free),
            all: String(view?.free.length),
            times: String(view?.freeTimes ?? 1),
          })}
        {!isFree &&
          (step?.coins.length ?? 0) > 0 &&
          say('slot.hold', { coins: String(step?.coins.length) })}
        {phase !== 'busy' &&
          view?.pot !== undefined &&
          say('slot.potWon', { pot: say(`slot.pot.${view.pot}`) })}
      </p>
      <Reels
        grid={step?.spin.grid ?? resting}
        spin={step?.spin}
        coins={step?.coins ?? []}
        isTurning={phase === 'busy' && view === undefined}
        name={`${round} ${step?.free ?? 0}`}
      />
      <StakePanel
        label={say('slot.spin')}
        disabled={phase !== 'ready'}
        onPlay={(stake) => {
          play('turn');
          open({ type: 'spin' }, stake);
        }}
      />
    </>
  );
}
