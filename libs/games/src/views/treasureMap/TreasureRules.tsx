/** @jsxImportSource preact */
import { sum } from '../../rules/chance';
import type { TreasureVariant } from '../../rules/treasureMap/treasureVariants';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import { formatTimes, PrizeTable } from '../parts/PrizeTable';

/** How an island is dug, and what each treasure adds. */
export function TreasureRules({ variant }: RulesProps<TreasureVariant>) {
  const { say } = useUi();
  const { plots, treasures, leastLeave } = variant;
  const traps = plots - sum(treasures.map(({ count }) => count));
  return (
    <>
      <p>
        {say('treasureMap.rules', {
          plots: String(plots),
          traps: String(traps),
          least: formatTimes(leastLeave),
        })}
      </p>
      <PrizeTable
        head={[say('treasureMap.treasure'), say('treasureMap.adds')]}
        rows={treasures.map(({ id, value, count }) => ({
          name: `${say(`treasureMap.${id}`)} (${count})`,
          pays: formatTimes(value),
        }))}
      />
    </>
  );
}
