import { openOverlay, paths, safeReturnTo, useGoBack } from '@playhouse/navigation';
import { useRefusal } from '@playhouse/platform';
import { savedCredentials, useActualAccount, useSocialSignIn } from '@playhouse/session';
import type { LoginMethod } from '@playhouse/session';
import { FormRefusal, SocialButtons, useOffered } from '@playhouse/ui-kit';
import { useFlag, useMerchant } from '@playhouse/whitelabel';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useLoginFlow } from '../hooks/useLoginFlow';
import { useTrial } from '../useTrial';
import { LoginView } from '../views/LoginView';
import { SmsLogin } from './SmsLogin';
import { UsernameLogin } from './UsernameLogin';

type Methods = readonly [LoginMethod, ...LoginMethod[]];

const byUsername: Methods = ['username'];
const bySmsToo: Methods = ['username', 'sms'];

/** `/m/login`: leads to `returnTo` of the query afterwards, home without one (LOGIN-15). */
export function LoginPage() {
  const { name } = useMerchant();
  const methods = useFlag('MOBILEVERCODELOGIN3') ? bySmsToo : byUsername;
  const [query] = useSearchParams();
  const returnTo = safeReturnTo(query.get('returnTo'));
  const [remembered] = useState(() => savedCredentials.lastMethod());
  const { shown: method, choose, keep } = useOffered(methods, remembered);
  const flow = useLoginFlow(returnTo);
  const social = useSocialSignIn({ busy: flow.busy, logIn: (body) => flow.logIn({ body }) });
  const socialRefusal = useRefusal({}, social.attempt);
  const trial = useTrial();
  const trialRefusal = useTrialRefusal(trial);
  const isTrial = !useActualAccount();
  const goBack = useGoBack();

  const [led, setLed] = useState(false);
  const change = (next: LoginMethod, how: { readonly led: boolean }) => {
    if (next === method) return;
    choose(next);
    setLed(how.led);
    flow.captcha?.refresh();
    flow.forget();
  };
  return (
    <LoginView
      merchantName={name}
      method={method}
      methods={methods}
      trialBusy={trial.isPending}
      trialRefusal={trialRefusal}
      returnTo={returnTo === paths.home.href() ? undefined : returnTo}
      onMethod={(next) => change(next, { led: false })}
      onUse={keep}
      onTrial={isTrial ? undefined : () => trial.mutate()}
      onService={() => openOverlay({ kind: 'customerService' })}
      onBack={goBack}
      social={
        method === 'username' && (
          <>
            <SocialButtons
              names={social.providers}
              pending={social.pending}
              onSelect={social.start}
            />
            <FormRefusal refusal={socialRefusal} />
          </>
        )
      }
    >
      {method === 'username' ? (
        <UsernameLogin
          flow={flow}
          onCode={methods === bySmsToo ? () => change('sms', { led: true }) : undefined}
        />
      ) : (
        <SmsLogin flow={flow} led={led} />
      )}
    </LoginView>
  );
}

/** Why there is no trial: it was refused, or the platform has none to give. */
function useTrialRefusal(trial: ReturnType<typeof useTrial>) {
  const { formatMessage } = useIntl();
  const refusal = useRefusal({}, trial);
  if (trial.data !== false) return refusal;
  return { text: formatMessage({ id: 'auth.trial.none' }), error: trial.submittedAt };
}
