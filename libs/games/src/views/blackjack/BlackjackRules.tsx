/** @jsxImportSource preact */
import type { BlackjackVariant } from '../../rules/blackjack/variants';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import { PayTable } from '../parts/PayTable';

/** How blackjack is played by this variant, and what it pays. */
export function BlackjackRules({ variant }: RulesProps<BlackjackVariant>) {
  const { say } = useUi();
  const { blackjackPays, doubleAfterSplit, doubles, hitsSoft17 } = variant;
  return (
    <>
      <p>{say('blackjack.rules')}</p>
      <p>{say(hitsSoft17 ? 'blackjack.hits17' : 'blackjack.stands17')}</p>
      <p>
        {doubles === 'any'
          ? say('blackjack.doubleAny')
          : say('blackjack.doubleSome', { totals: doubles.join(', ') })}{' '}
        {say(doubleAfterSplit ? 'blackjack.doubleSplit' : 'blackjack.noDoubleSplit')}
      </p>
      <PayTable
        title={say('blackjack.end')}
        rows={[
          { name: say('blackjack.blackjack'), pays: blackjackPays },
          { name: say('blackjack.won'), pays: 200 },
          { name: say('blackjack.push'), pays: 100 },
        ]}
      />
    </>
  );
}
