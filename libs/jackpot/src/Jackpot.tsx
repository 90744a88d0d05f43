import { useWps } from '@playhouse/platform';
import { useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { jackpotOptions } from './queries';
import { useSimulatedAmount } from './useSimulatedAmount';
import { JackpotView } from './views/JackpotView';

/** The jackpot of home, simulated or fed by the platform as the merchant chose; live only where it can be won (JACK-01). */
export function Jackpot() {
  const { currency, jackpot } = useMerchant();
  const isFeed = jackpot.mode === 'feed';
  const simulated = useSimulatedAmount(!isFeed);
  const { data: fed } = useQuery(jackpotOptions(useWps(), isFeed));
  return (
    <JackpotView
      amount={isFeed ? fed?.amount : simulated}
      symbol={currency.symbol}
      illustrative={!fed?.winnable}
    />
  );
}
