import { IconButton, QrCode } from '@playhouse/ui-kit';
import type { walletCalls } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './OrderInstructions.module.css';

export interface OrderInstructionsProps {
  readonly order: walletCalls.DepositOrder;
  readonly onCopy: (text: string) => void;
}

/** How to pay: QR code, labelled values that can be copied. */
export function OrderInstructions({ order, onCopy }: OrderInstructionsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {order.qr && (
        <figure className={styles.code}>
          <QrCode
            value={order.qr}
            label={formatMessage({ id: 'wallet.deposit.qr' })}
            saveAs={order.orderId}
          />
          <figcaption>
            <FormattedMessage id="wallet.deposit.scan" />
          </figcaption>
        </figure>
      )}
      {order.instructions.length > 0 && (
        <dl className={styles.values}>
          {order.instructions.map(({ label, value }) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd className={styles.value}>
                <bdi>{value}</bdi>
              </dd>
              <dd className={styles.copy}>
                <IconButton
                  icon="copy"
                  label={formatMessage({ id: 'wallet.copy' }, { label })}
                  onClick={() => onCopy(value)}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
