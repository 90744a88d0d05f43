/** @jsxImportSource preact */
import { fiveCardKinds } from '../../rules/cards/fiveCards';
import { payHoldemCall, type CasinoHoldemVariant } from '../../rules/casinoHoldem/variants';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import { PayTable } from '../parts/PayTable';

/** How casino hold'em is played by this variant, and what each hand brings back for an ante when it beats the dealer's. */
export function CasinoHoldemRules({ variant }: RulesProps<CasinoHoldemVariant>) {
  const { say } = useUi();
  return (
    <>
      <p>{say('casinoHoldem.rules')}</p>
      <p>{say(`casinoHoldem.qualifies.${variant.qualifies}`)}</p>
      <PayTable
        title={say('casinoHoldem.winning')}
        rows={fiveCardKinds.toReversed().map((kind) => ({
          name: say(`frame.hand.${kind}`),
          pays: payHoldemCall(variant, kind, 'lower'),
        }))}
      />
      <p>{say('casinoHoldem.note')}</p>
    </>
  );
}
