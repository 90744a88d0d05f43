/** @jsxImportSource preact */
import { listDiceBets } from '../../rules/dice/createDice';
import type { DiceVariant } from '../../rules/dice/diceVariants';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import { formatTimes, PrizeTable } from '../parts/PrizeTable';

const mostRows = 16;

/** How dice are bet on, and what lines pay; of a long list every few lines. */
export function DiceRules({ variant }: RulesProps<DiceVariant>) {
  const { say, percent } = useUi();
  const bets = listDiceBets(variant);
  const every = Math.ceil(bets.length / mostRows);
  const values = {
    dice: String(variant.dice),
    sides: String(variant.sides),
    least: formatTimes(variant.leastPrize),
  };
  return (
    <>
      <p>{say('dice.rules', values)}</p>
      <PrizeTable
        head={[say('dice.bet'), say('dice.pays')]}
        rows={bets
          .filter((_, at) => at % every === 0)
          .map(({ side, line, prize, chance }) => ({
            name: say(`dice.${side}`, { line: String(line) }),
            pays: `${formatTimes(prize)} · ${percent(chance)}`,
          }))}
      />
    </>
  );
}
