/** @jsxImportSource preact */
import type { LuckyNineVariant } from '../../rules/luckyNine/variants';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import { PayTable } from '../parts/PayTable';

/** How lucky nine is played by this variant, and what it pays. */
export function LuckyNineRules({ variant }: RulesProps<LuckyNineVariant>) {
  const { say } = useUi();
  const { dealerDrawsUpTo, naturalPays, pays, tieGivesBack } = variant;
  return (
    <>
      <p>{say('luckyNine.rules', { most: String(dealerDrawsUpTo) })}</p>
      {tieGivesBack === 0 && <p>{say('luckyNine.tieLoses')}</p>}
      <PayTable
        title={say('luckyNine.end')}
        rows={[
          { name: say('luckyNine.natural'), pays: naturalPays },
          { name: say('luckyNine.win'), pays },
          ...(tieGivesBack > 0 ? [{ name: say('luckyNine.tie'), pays: tieGivesBack }] : []),
        ]}
      />
    </>
  );
}
