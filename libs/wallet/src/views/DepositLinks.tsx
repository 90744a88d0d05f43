import { paths } from '@playhouse/navigation';
import { buttonClass } from '@playhouse/ui-kit';
import type { walletCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import cashier from './CashierForm.module.css';

export interface DepositLinksProps {
  /** Of the deposit that they stand below; a deposit that came leads to the games first. */
  readonly status?: walletCalls.DepositOrder['status'];
}

/** The ways on from one deposit. */
export function DepositLinks({ status }: DepositLinksProps) {
  return (
    <div className={cashier.actions}>
      {status === 'success' && (
        <Link className={buttonClass({ block: true })} to={paths.home.href()}>
          <FormattedMessage id="wallet.deposit.play" />
        </Link>
      )}
      <Link
        className={buttonClass({ variant: 'secondary', block: true })}
        to={paths.deposit.href()}
      >
        <FormattedMessage id="wallet.deposit.another" />
      </Link>
      <Link
        className={buttonClass({ variant: 'ghost', block: true })}
        to={paths.depositReport.href()}
      >
        <FormattedMessage id="wallet.deposit.report" />
      </Link>
    </div>
  );
}
