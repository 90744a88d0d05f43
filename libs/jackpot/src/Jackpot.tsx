import { useWps } from '@playhouse/platform';
import { useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LazyJackpotSheet } from './pages/LazyJackpotSheet';
import { jackpotOptions } from './queries';
import { useSimulatedAmount } from './useSimulatedAmount';
import { JackpotView } from './views/JackpotView';

/** The jackpot of home, simulated or fed by the platform as the merchant chose; one that can be won opens to its entries (JACK-01). */
export function Jackpot() {
  const { currency, jackpot } = useMerchant();
  const isFeed = jackpot.mode === 'feed';
  const simulated = useSimulatedAmount(!isFeed);
  const { data: fed } = useQuery(jackpotOptions(useWps(), isFeed));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <JackpotView
        amount={isFeed ? fed?.amount : simulated}
        symbol={currency.symbol}
        onOpen={fed?.winnable ? () => setOpen(true) : undefined}
      />
      <LazyJackpotSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
