/** @jsxImportSource preact */
import { countReaching, crashFaces } from '../../rules/crash/crashPoint';
import type { LimboVariant } from '../../rules/limbo/limboVariants';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import { formatTimes, PrizeTable } from '../parts/PrizeTable';

const targets = [150, 200, 300, 500, 1000, 10_000, 100_000];

/** How a leap goes, and how likely a few targets are. */
export function LimboRules({ variant }: RulesProps<LimboVariant>) {
  const { say, percent } = useUi();
  const { share, least, most } = variant;
  return (
    <>
      <p>{say('limbo.rules', { least: formatTimes(least), most: formatTimes(most) })}</p>
      <PrizeTable
        head={[say('limbo.pays'), say('limbo.chance')]}
        rows={targets
          .filter((target) => target >= least)
          .map((target) => ({
            name: formatTimes(target),
            pays: percent(countReaching(share, target) / crashFaces),
          }))}
      />
    </>
  );
}
