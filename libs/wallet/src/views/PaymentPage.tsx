import { paths } from '@playhouse/navigation';
import type { WebLink } from '@playhouse/navigation';
import { buttonClass } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './CashierForm.module.css';

/** The way to the provider's page, or a word that it has no usable address. */
export function PaymentPage({ link }: { readonly link: WebLink | undefined }) {
  if (link === undefined) {
    return (
      <div className={styles.actions}>
        <p className={styles.warning} role="alert">
          <FormattedMessage id="wallet.deposit.noPage" />
        </p>
        <Link
          className={buttonClass({ variant: 'secondary', block: true })}
          to={paths.service.href()}
        >
          <FormattedMessage id="wallet.deposit.service" />
        </Link>
      </div>
    );
  }
  // A page of this origin leads back here; another one is left open beside the order.
  const beside = link.host && ({ target: '_blank', rel: 'noopener noreferrer' } as const);
  return (
    <a className={buttonClass({ block: true })} href={link.href} {...beside}>
      <FormattedMessage id="wallet.deposit.pay" />
    </a>
  );
}
