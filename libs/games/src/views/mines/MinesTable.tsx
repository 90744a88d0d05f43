/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { MinesAction, MinesView } from '../../rules/mines/createMines';
import { priceMines } from '../../rules/mines/createMines';
import type { MinesVariant } from '../../rules/mines/minesVariants';
import { useUi } from '../frame/Ui';
import type { Ui } from '../frame/Ui';
import type { Phase, TableProps } from '../gameScreen';
import { Banner } from '../parts/Banner';
import { Choice } from '../parts/Choice';
import type { FieldCell } from '../parts/Field';
import { Field } from '../parts/Field';
import { formatTimes } from '../parts/PrizeTable';
import { PrizeTrack } from '../parts/PrizeTrack';
import { StakeBar } from '../parts/StakeBar';
import { useChime } from '../parts/useChime';
import { useStake } from '../parts/useStake';

function nameCell({ say }: Ui, view: MinesView | undefined, cell: number): FieldCell {
  const number = String(cell + 1);
  const isMine = view?.minedCells?.includes(cell) === true;
  const isOpened = view?.opened.includes(cell) === true;
  if (isMine) {
    const state = isOpened ? 'bad' : 'shown';
    return { name: say('mines.mine', { number }), picture: 'bomb', state };
  }
  if (isOpened) return { name: say('mines.gem', { number }), picture: 'gem', state: 'good' };
  if (view?.ended !== undefined)
    return { name: say('mines.empty', { number }), picture: 'gem', state: 'shown' };
  return { name: say('mines.cell', { number }), state: 'closed' };
}

function tellMines({ say }: Ui, view: MinesView | undefined, phase: Phase): string {
  if (phase === 'busy') return '';
  if (view === undefined) return say('mines.start');
  const times = formatTimes(view.prizes[view.opened.length - 1] ?? 0);
  if (view.ended !== undefined) return say(`mines.${view.ended}`, { times });
  return view.opened.length === 0 ? say('mines.choose') : say('mines.safe', { times });
}

/** A field with hidden mines, and the prize as it grows. */
export function MinesTable(props: TableProps<MinesVariant, MinesAction, MinesView>) {
  const { variant, view, phase, staked, open, act } = props;
  const ui = useUi();
  const { say, money, play } = ui;
  const stake = useStake();
  useChime(view?.ended === 'hit' ? 0 : (view?.opened.length ?? 0));
  const [mines, setMines] = useState<number>(variant.mines[1] ?? variant.mines[0] ?? 1);
  const isUnderWay = view !== undefined && view.ended === undefined;
  const opened = view?.opened.length ?? 0;
  const prizes = isUnderWay ? view.prizes : priceMines(variant, mines);
  const nameButton = () => {
    if (!isUnderWay) return say('frame.play');
    if (opened === 0) return say('mines.choose');
    return say('frame.cashOut', { amount: money((staked * (prizes[opened - 1] ?? 0)) / 100) });
  };
  return (
    <>
      <Banner>{tellMines(ui, view, phase)}</Banner>
      <PrizeTrack label={say('mines.prizes')} prizes={prizes} done={isUnderWay ? opened : 0} />
      <Field
        label={say('mines.field')}
        tone="stone"
        columns={variant.columns}
        cells={Array.from({ length: variant.cells }, (_, cell) => nameCell(ui, view, cell))}
        disabled={phase !== 'open'}
        onOpen={(cell) => {
          play('tap');
          act({ type: 'open', cell });
        }}
      />
      <Choice
        label={say('mines.count')}
        options={variant.mines.map((count) => ({ value: count, name: String(count) }))}
        value={isUnderWay ? view.mines : mines}
        disabled={phase !== 'ready'}
        onChoose={setMines}
      />
      <StakeBar
        {...{ stake, staked }}
        isLocked={phase !== 'ready'}
        label={nameButton()}
        disabled={phase === 'busy' || (isUnderWay && opened === 0)}
        onPress={() => {
          if (isUnderWay) act({ type: 'cashOut' });
          else open({ type: 'start', mines }, stake.stake);
        }}
      />
    </>
  );
}
