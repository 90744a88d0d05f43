/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { PlinkoAction, PlinkoView } from '../../rules/plinko/createPlinko';
import { listPlinkoPrizes } from '../../rules/plinko/createPlinko';
import type { PlinkoRisk, PlinkoRows, PlinkoVariant } from '../../rules/plinko/plinkoVariants';
import { plinkoRisks, plinkoRows } from '../../rules/plinko/plinkoVariants';
import { useUi } from '../frame/Ui';
import type { TableProps } from '../gameScreen';
import { Banner } from '../parts/Banner';
import { Choice } from '../parts/Choice';
import { formatTimes } from '../parts/PrizeTable';
import { StakePanel } from '../parts/StakePanel';
import { PlinkoBoard } from './PlinkoBoard';
import styles from './PlinkoTable.module.css';

/** A board of pegs, and the ball that falls through it. */
export function PlinkoTable(props: TableProps<PlinkoVariant, PlinkoAction, PlinkoView>) {
  const { variant, view, phase, round, open } = props;
  const { say, play } = useUi();
  const [rows, setRows] = useState<PlinkoRows>(12);
  const [risk, setRisk] = useState<PlinkoRisk>('medium');
  const board = { rows, risk };
  const disabled = phase !== 'ready';
  const isSame = view?.rows === rows && view.risk === risk;
  const shown = isSame ? view : undefined;
  const told = shown !== undefined && phase !== 'busy';
  const times = formatTimes(view?.prizes[view.slot] ?? 0);
  const slot = String((view?.slot ?? 0) + 1);
  return (
    <>
      <Banner>{told ? say('plinko.landed', { times, slot }) : say('plinko.choose')}</Banner>
      <PlinkoBoard
        {...{ rows, round }}
        prizes={listPlinkoPrizes(variant, board)}
        view={shown}
        isFalling={phase === 'busy'}
      />
      <div className={styles.choices}>
        <Choice
          label={say('plinko.rows')}
          options={plinkoRows.map((value) => ({ value, name: String(value) }))}
          value={rows}
          disabled={disabled}
          onChoose={setRows}
        />
        <Choice
          label={say('plinko.risk')}
          options={plinkoRisks.map((value) => ({ value, name: say(`plinko.${value}`) }))}
          value={risk}
          disabled={disabled}
          onChoose={setRisk}
        />
      </div>
      <StakePanel
        label={say('plinko.drop')}
        disabled={disabled}
        onPlay={(stake) => {
          play('turn');
          open(board, stake);
        }}
      />
    </>
  );
}
