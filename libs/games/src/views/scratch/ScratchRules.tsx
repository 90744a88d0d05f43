/** @jsxImportSource preact */
import type { ScratchVariant } from '../../rules/scratch/scratchVariants';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import { formatTimes, PrizeTable } from '../parts/PrizeTable';

/** How a card wins, and how many cards of a print run win each prize. */
export function ScratchRules({ variant }: RulesProps<ScratchVariant>) {
  const { say } = useUi();
  const { cards, prizes } = variant;
  return (
    <>
      <p>{say('scratch.rules', { cards: String(cards) })}</p>
      <PrizeTable
        head={[say('scratch.three'), say('scratch.pays')]}
        rows={prizes.map(({ symbol, prize, cards: winning }) => ({
          name: say(`scratch.${symbol}`),
          pays: `${formatTimes(prize)} · ${winning}`,
        }))}
      />
    </>
  );
}
