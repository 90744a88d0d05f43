/** @jsxImportSource preact */
import type { ComponentChildren, ComponentType } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { findChips, type Bet, type BetAction } from '../../rules/bets/betAction';
import { useUi } from '../frame/Ui';
import type { Phase } from '../gameScreen';
import { ChipPanel, listWorths } from '../parts/ChipPanel';
import { getUsualStake } from '../parts/stakes';
import { useChips } from '../parts/useChips';
import { SpotBoard } from './SpotBoard';
import type { BoardProps, SpotGroup } from './spotDesign';
import styles from './SpotTable.module.css';

export interface SpotTableProps<Spot extends string> {
  readonly phase: Phase;
  readonly groups: readonly SpotGroup<Spot>[];
  readonly Board?: ComponentType<BoardProps<Spot>> | undefined;
  /** On the button that plays. */
  readonly label: string;
  readonly open: (action: BetAction<Spot>, amount: number) => void;
  readonly winners: readonly string[];
  /** The outcome in words, once it is shown. */
  readonly told: string | undefined;
  /** The last outcomes. */
  readonly marks?: ComponentChildren;
  /** The picture of the game. */
  readonly children: ComponentChildren;
  /** Bets of a round that waits for its player, or is being shown. */
  readonly standing?: readonly Bet<Spot>[] | undefined;
  /** Goes on in such a round, in the place of the chips. */
  readonly moves?: ComponentChildren;
  /** A spot without which there is no round. */
  readonly required?: { readonly spot: Spot; readonly lack: string } | undefined;
}

/** A table whose rounds open with chips on spots. The chips stay for the next round. */
export function SpotTable<Spot extends string>(props: SpotTableProps<Spot>) {
  const { phase, groups, label, open, winners, told, required, standing } = props;
  const { minBet, maxBet, play } = useUi();
  const chips = useChips<Spot>();
  const [worth, setWorth] = useState(() => getUsualStake(listWorths({ minBet, maxBet })));
  const Board = props.Board ?? SpotBoard<Spot>;
  const lacks = required !== undefined && chips.on(required.spot) === 0;
  const picture = useRef<HTMLDivElement>(null);
  const deal = () => {
    play('turn');
    // A high table has scrolled away what there is to see.
    picture.current?.scrollIntoView({ block: 'nearest' });
    chips.keep();
    open({ bets: chips.bets }, chips.total * worth);
  };
  return (
    <>
      <div ref={picture} className={styles.picture} data-busy={phase === 'busy'}>
        {props.children}
      </div>
      <div className={styles.outcome}>
        <p className={styles.told} aria-live="polite">
          {told}
        </p>
        {props.marks}
      </div>
      <Board
        groups={groups}
        chipsOn={(spot) => (standing === undefined ? chips.on(spot) : findChips(standing, spot))}
        hasWon={(spot) => told !== undefined && winners.includes(spot)}
        disabled={phase !== 'ready'}
        onPut={chips.put}
      />
      {props.moves ?? (
        <ChipPanel
          {...{ chips, worth, label }}
          lack={lacks ? required.lack : undefined}
          disabled={phase !== 'ready'}
          onWorth={setWorth}
          onPlay={deal}
        />
      )}
    </>
  );
}
