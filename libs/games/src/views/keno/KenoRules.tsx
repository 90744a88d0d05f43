/** @jsxImportSource preact */
import { listKenoReturns } from '../../rules/keno/createKeno';
import type { KenoVariant } from '../../rules/keno/kenoVariants';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import { formatTimes, PrizeTable } from '../parts/PrizeTable';

/** How keno is played, and what hits pay by how many numbers are chosen. */
export function KenoRules({ variant }: RulesProps<KenoVariant>) {
  const { say, percent } = useUi();
  const { numbers, drawn, pays } = variant;
  const returns = listKenoReturns(variant);
  return (
    <>
      <p>{say('keno.rules', { numbers: String(numbers), drawn: String(drawn) })}</p>
      <PrizeTable
        head={[say('keno.picks'), say('keno.pays')]}
        rows={Object.entries(pays).map(([picks, list]) => ({
          name: `${picks} (${percent(returns.get(Number(picks)) ?? 0)})`,
          pays: list
            .flatMap((pay, hits) => (pay > 0 ? [`${hits}: ${formatTimes(pay)}`] : []))
            .join(', '),
        }))}
      />
    </>
  );
}
