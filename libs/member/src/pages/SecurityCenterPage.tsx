import { openOverlay } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { Page, Skeleton, StateView, toast } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { securityConfigOptions } from '../queries';
import { SecurityView } from '../views/SecurityView';
import { AddPayoutAccount } from './AddPayoutAccount';
import { BankCards } from './BankCards';
import { PaymentPassword } from './PaymentPassword';
import { ProveContact } from './ProveContact';

/** The security centre (ROUTE-14, KYC-01). */
export function SecurityCenterPage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage({ id: 'screens.securityCenter' })}>
      <SecurityCenter />
    </Page>
  );
}

function SecurityCenter() {
  const { formatMessage } = useIntl();
  const state = useViewState(useQuery(securityConfigOptions(useWps())));
  const [open, setOpen] = useState<'paymentPassword' | 'bankCard' | 'mobile' | 'email'>();
  const close = () => setOpen(undefined);
  return (
    <StateView state={state} skeleton={<Skeleton count={4} />}>
      {(config) => (
        <>
          <SecurityView
            config={config}
            onPaymentPassword={() => setOpen('paymentPassword')}
            onContact={setOpen}
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
          <ProveContact contact="mobile" open={open === 'mobile'} onClose={close} />
          <ProveContact contact="email" open={open === 'email'} onClose={close} />
          <AddPayoutAccount open={open === 'bankCard'} onClose={close} />
        </>
      )}
    </StateView>
  );
}
