/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { ScratchAction, ScratchView } from '../../rules/scratch/createScratch';
import type { ScratchVariant } from '../../rules/scratch/scratchVariants';
import { useUi } from '../frame/Ui';
import type { TableProps } from '../gameScreen';
import { Banner } from '../parts/Banner';
import { formatTimes } from '../parts/PrizeTable';
import { Picture } from '../parts/pictures';
import { StakeBar } from '../parts/StakeBar';
import { useCounting } from '../parts/useCounting';
import { useStake } from '../parts/useStake';
import styles from './ScratchTable.module.css';
import { cellMs } from './scratchTime';

const cellCount = 9;

/** Cells that lie open: those that the player scratched, and one more from time to time. */
function useScratching(view: ScratchView | undefined, round: number) {
  const name = `${round} ${view?.cells.join() ?? ''}`;
  const most = view === undefined ? 0 : cellCount;
  const opened = useCounting(name, { most, ms: cellMs, sound: 'tap' });
  const [scratched, setScratched] = useState<{ name: string; cells: readonly number[] }>();
  const own = scratched?.name === name ? scratched.cells : [];
  return {
    isOpen: (cell: number) => view !== undefined && (cell < opened || own.includes(cell)),
    scratch: (cells: readonly number[]) => setScratched({ name, cells: [...own, ...cells] }),
  };
}

/** A card of nine covered symbols. */
export function ScratchTable(props: TableProps<ScratchVariant, ScratchAction, ScratchView>) {
  const { variant, view, phase, round, open } = props;
  const { say, play } = useUi();
  const stake = useStake();
  const { isOpen, scratch } = useScratching(view, round);
  const cells = Array.from({ length: cellCount }, (_, at) => at);
  const isBought = phase === 'busy' && view !== undefined;
  const told = view !== undefined && phase !== 'busy';
  const isAllOpen = cells.every(isOpen);
  const tell = () => {
    if (!told) return say(isBought ? 'scratch.scratch' : 'scratch.start');
    if (view.won === undefined) return say('scratch.nothing');
    return say('scratch.alike', {
      symbol: say(`scratch.${view.won}`),
      times: formatTimes(view.prize),
    });
  };
  return (
    <>
      <Banner>{tell()}</Banner>
      <div
        className={styles.card}
        data-top={variant.prizes[0]?.symbol}
        role="group"
        aria-label={say('scratch.card')}
      >
        {cells.map((cell) => {
          const symbol = isOpen(cell) ? view?.cells[cell] : undefined;
          const number = String(cell + 1);
          return (
            <button
              key={`${round} ${cell}`}
              type="button"
              aria-label={
                symbol === undefined
                  ? say('scratch.covered', { number })
                  : say('scratch.open', { number, symbol: say(`scratch.${symbol}`) })
              }
              data-open={symbol !== undefined}
              data-won={told && view.won !== undefined && view.won === symbol}
              disabled={!isBought || symbol !== undefined}
              onClick={() => {
                play('tap');
                scratch([cell]);
              }}
            >
              {symbol === undefined ? <span aria-hidden="true">?</span> : <Picture name={symbol} />}
            </button>
          );
        })}
      </div>
      <StakeBar
        stake={stake}
        isLocked={phase !== 'ready'}
        label={say(isBought ? 'scratch.all' : 'scratch.buy')}
        disabled={isBought ? isAllOpen : phase !== 'ready'}
        onPress={() => {
          if (isBought) scratch(cells);
          else open({ type: 'buy' }, stake.stake);
        }}
      />
    </>
  );
}
