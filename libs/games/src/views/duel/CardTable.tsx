/** @jsxImportSource preact */
import { useUi } from '../frame/Ui';
import type { Phase } from '../gameScreen';
import { MoveBar, type MoveChoice } from '../parts/MoveBar';
import { StakePanel } from '../parts/StakePanel';
import styles from '../spots/SpotTable.module.css';
import { DuelPicture, type DuelSide } from './DuelPicture';

export interface CardTableProps<Name extends string> {
  readonly phase: Phase;
  readonly round: number;
  readonly sides: readonly DuelSide[];
  /** @default 'stack' */
  readonly shape?: 'stack' | 'board' | undefined;
  /** The end in words, once it is shown. */
  readonly told: string | undefined;
  readonly moves: readonly MoveChoice<Name>[];
  readonly onMove: (name: Name, more: number) => void;
  readonly onDeal: (stake: number) => void;
}

/** A felt with hands; one stake deals, then moves go on. */
export function CardTable<Name extends string>(props: CardTableProps<Name>) {
  const { phase, round, sides, told, moves, onMove, onDeal } = props;
  const { say, play } = useUi();
  const deal = (stake: number) => {
    play('card');
    onDeal(stake);
  };
  return (
    <>
      <DuelPicture sides={sides} deal={String(round)} shape={props.shape ?? 'stack'} />
      <p className={styles.told} aria-live="polite">
        {told}
      </p>
      {moves.length > 0 ? (
        <MoveBar moves={moves} disabled={phase !== 'open'} onMove={onMove} />
      ) : (
        <StakePanel label={say('frame.deal')} disabled={phase !== 'ready'} onPlay={deal} />
      )}
    </>
  );
}
