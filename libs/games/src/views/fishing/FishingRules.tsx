/** @jsxImportSource preact */
import { getSpeciesReturn } from '../../rules/fishing/createFishing';
import type { FishingVariant } from '../../rules/fishing/fishingVariants';
import { shots } from '../../rules/fishing/fishingVariants';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import { PrizeTable } from '../parts/PrizeTable';
import { formatCatch } from './FishingTable';

/** How shots go, and what each species pays, how often it is caught and what it returns. */
export function FishingRules({ variant }: RulesProps<FishingVariant>) {
  const { say, percent } = useUi();
  return (
    <>
      <p>{say('fishing.rules')}</p>
      <PrizeTable
        head={[say('fishing.head'), say('fishing.pays')]}
        rows={variant.species.map((species) => ({
          name: `${say(`fishing.${species.id}`)} ${formatCatch(species)}`,
          pays: `${percent(species.caught / shots)} · ${percent(getSpeciesReturn(species))}`,
        }))}
      />
    </>
  );
}
