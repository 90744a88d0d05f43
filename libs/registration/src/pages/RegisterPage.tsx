import { paths } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { useMerchant } from '@playhouse/whitelabel';
import { EmptyState, Skeleton, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { registrationTabs } from '../logic/tabs';
import { registerRulesOptions } from '../queries';
import { RegistrationFrame } from '../views/RegistrationFrame';
import { RegisterAnnouncements } from './RegisterAnnouncements';
import { RegisterForm } from './RegisterForm';

/** The registration screen (REG-01 to REG-19). */
export function RegisterPage() {
  const { flags } = useMerchant();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tabs = registrationTabs({
    USERNAMEREG3: flags.USERNAMEREG3 === true,
    MOBILENUMREG3: flags.MOBILENUMREG3 === true,
  });
  const state = useViewState(useQuery(registerRulesOptions(useWps())));
  return (
    <RegistrationFrame
      onBack={() => void navigate(paths.home.href())}
      loginHref={paths.login.href({ returnTo: query.get('returnTo') ?? undefined })}
      above={<RegisterAnnouncements />}
    >
      {tabs === undefined ? (
        <EmptyState
          icon="lock"
          title={<FormattedMessage id="registration.closed.title" />}
          text={<FormattedMessage id="registration.closed.text" />}
        />
      ) : (
        <StateView state={state} skeleton={<Skeleton count={5} />}>
          {(rules) => <RegisterForm rules={rules} tabs={tabs} />}
        </StateView>
      )}
    </RegistrationFrame>
  );
}
