/** @jsxImportSource preact */
import type { ClimbVariant } from '../../rules/climb/climbVariants';
import { priceClimb } from '../../rules/climb/createClimb';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import { formatTimes, PrizeTable } from '../parts/PrizeTable';

/** How a climb goes, and what each of its steps pays. */
export function ClimbRules({ variant }: RulesProps<ClimbVariant>) {
  const { say } = useUi();
  const { steps, theme } = variant;
  return (
    <>
      <p>{say(`climb.${theme}.rules`)}</p>
      <p>{say('climb.rules')}</p>
      <PrizeTable
        head={[say('climb.step'), say('climb.pays')]}
        rows={priceClimb(variant).map((prize, at) => {
          const { tiles = 0, traps = 0 } = steps[at] ?? {};
          const odds = {
            number: String(at + 1),
            safe: String(tiles - traps),
            tiles: String(tiles),
          };
          return { name: say('climb.odds', odds), pays: formatTimes(prize) };
        })}
      />
    </>
  );
}
