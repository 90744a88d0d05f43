/** @jsxImportSource preact */
import { countReaching, crashFaces } from '../../rules/crash/crashPoint';
import type { CrashVariant } from '../../rules/crash/crashVariants';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import { formatTimes, PrizeTable } from '../parts/PrizeTable';

const heights = [120, 150, 200, 300, 500, 1000, 2000, 5000];

/** How a flight goes, and how likely it is to reach a few heights. */
export function CrashRules({ variant }: RulesProps<CrashVariant>) {
  const { say, percent } = useUi();
  return (
    <>
      <p>{say('crash.rules', { most: formatTimes(variant.most) })}</p>
      <p>{say('crash.rules.late')}</p>
      <PrizeTable
        head={[say('crash.pays'), say('crash.chance')]}
        rows={heights.map((height) => ({
          name: formatTimes(height),
          pays: percent(countReaching(variant.share, height) / crashFaces),
        }))}
      />
    </>
  );
}
