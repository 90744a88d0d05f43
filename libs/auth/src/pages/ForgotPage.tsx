import { useFlag } from '@playhouse/whitelabel';
import { useState } from 'react';
import { ForgotByPhone } from '../views/ForgotByPhone';
import { ForgotView } from '../views/ForgotView';
import type { ForgotWay } from '../views/ForgotView';
import { ForgotByEmail } from './ForgotByEmail';

/** `/m/forget`: by phone where the platform offers it, and then first; else by e-mail (FORGOT-01). */
export function ForgotPage() {
  const phoneOffered = useFlag('CHNGPASSVERIF3');
  const [chosen, setChosen] = useState<ForgotWay>('phone');
  const way = phoneOffered ? chosen : 'email';
  return (
    <ForgotView way={way} phoneOffered={phoneOffered} onWay={setChosen}>
      {way === 'phone' ? <ForgotByPhone /> : <ForgotByEmail />}
    </ForgotView>
  );
}
