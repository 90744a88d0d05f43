import { openOverlay, paths, useOffersScreen } from '@playhouse/navigation';
import { useOffered } from '@playhouse/ui-kit';
import { ForgotView } from '../views/ForgotView';
import type { ForgotWay } from '../views/ForgotView';
import { ForgotByEmail } from './ForgotByEmail';
import { ForgotByPhone } from './ForgotByPhone';

type Ways = readonly [ForgotWay, ...ForgotWay[]];

const byEmail: Ways = ['email'];
const byPhoneToo: Ways = ['phone', 'email'];

/** `/m/forget`: by phone where a password can be set anew by code, and then first; else by e-mail (FORGOT-01). */
export function ForgotPage() {
  const ways = useOffersScreen(paths.findPassword) ? byPhoneToo : byEmail;
  const { shown: way, choose, keep } = useOffered(ways);
  return (
    <ForgotView
      way={way}
      ways={ways}
      onWay={choose}
      onUse={keep}
      onService={() => openOverlay({ kind: 'customerService' })}
    >
      {way === 'phone' ? <ForgotByPhone /> : <ForgotByEmail />}
    </ForgotView>
  );
}
