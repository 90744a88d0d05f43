import { openOverlay } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { useActualAccount } from '@playhouse/session';
import { EmptyState, Page, Skeleton, StateView, toast } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { securityConfigOptions } from '../queries';
import { SecurityView } from '../views/SecurityView';
import { AddPayoutAccount } from './AddPayoutAccount';
import { BankCards } from './BankCards';
import { PaymentPassword } from './PaymentPassword';

/** The security centre (ROUTE-14, KYC-01); for actual accounts only (CRED-02). */
export function SecurityCenterPage() {
  const { formatMessage } = useIntl();
  const actual = useActualAccount();
  return (
    <Page title={formatMessage({ id: 'screens.securityCenter' })}>
      {actual ? (
        <SecurityCenter />
      ) : (
        <EmptyState icon="lock" title={<FormattedMessage id="session.actualAccount" />} />
      )}
    </Page>
  );
}

function SecurityCenter() {
  const { formatMessage } = useIntl();
  const state = useViewState(useQuery(securityConfigOptions(useWps())));
  const [open, setOpen] = useState<'paymentPassword' | 'bankCard'>();
  const close = () => setOpen(undefined);
  return (
    <StateView state={state} skeleton={<Skeleton count={4} />}>
      {(config) => (
        <>
          <SecurityView
            config={config}
            onPaymentPassword={() => setOpen('paymentPassword')}
            onVerify={() => openOverlay({ kind: 'customerService' })}
          />
          <BankCards
            limit={config.bankCardLimit}
            onAdd={() => {
              if (!config.hasPaymentPassword) {
                toast.info(formatMessage({ id: 'member.security.paymentFirst' }), {
                  durationMs: 3000,
                });
              }
              setOpen(config.hasPaymentPassword ? 'bankCard' : 'paymentPassword');
            }}
          />
          <PaymentPassword
            open={open === 'paymentPassword'}
            exists={config.hasPaymentPassword}
            onClose={close}
          />
          <AddPayoutAccount open={open === 'bankCard'} onClose={close} />
        </>
      )}
    </StateView>
  );
}
