/** @jsxImportSource preact */
import type { PotionVariant } from '../../rules/potionMix/potionVariants';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import { formatTimes, PrizeTable } from '../parts/PrizeTable';

/** How potions are mixed, and what each recipe pays. */
export function PotionRules({ variant }: RulesProps<PotionVariant>) {
  const { say } = useUi();
  return (
    <>
      <p>{say('potionMix.rules')}</p>
      <PrizeTable
        head={[say('potionMix.recipe'), say('potionMix.pays')]}
        rows={variant.recipes.map(({ ingredients, prize }) => ({
          name: ingredients.map((each) => say(`potionMix.${each}`)).join(' + '),
          pays: formatTimes(prize),
        }))}
      />
    </>
  );
}
