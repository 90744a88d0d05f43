/** @jsxImportSource preact */
import { getPlinkoReturn, listPlinkoPrizes, plinkoBoards } from '../../rules/plinko/createPlinko';
import type { PlinkoVariant } from '../../rules/plinko/plinkoVariants';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import { PrizeTable } from '../parts/PrizeTable';

/** How a ball falls, and what the slots of each board pay. */
export function PlinkoRules({ variant }: RulesProps<PlinkoVariant>) {
  const { say, percent } = useUi();
  return (
    <>
      <p>{say('plinko.rules')}</p>
      <PrizeTable
        head={[say('plinko.board'), say('plinko.pays')]}
        rows={plinkoBoards.map((board) => {
          const { rows, risk } = board;
          const prizes = listPlinkoPrizes(variant, board).slice(rows / 2);
          const share = percent(getPlinkoReturn(variant, board));
          return {
            name: `${rows} · ${say(`plinko.${risk}`)} (${share})`,
            pays: prizes.map((prize) => prize / 100).join(', '),
          };
        })}
      />
    </>
  );
}
