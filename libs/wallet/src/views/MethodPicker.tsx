import { Icon, Image } from '@playhouse/ui-kit';
import type { IconName } from '@playhouse/ui-kit';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import type { walletCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import styles from './MethodPicker.module.css';

export interface MethodPickerProps {
  readonly methods: readonly walletCalls.DepositMethod[];
  /** Id of the chosen one. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

const icons: Record<walletCalls.DepositMethod['type'], IconName> = {
  bank: 'bank',
  wallet: 'wallet',
  qr: 'qr',
  crypto: 'coins',
  card: 'card',
};

/** The ways to pay in, as radio buttons that look like tiles. */
export function MethodPicker({ methods, chosen, onChoose }: MethodPickerProps) {
  const merchant = useMerchant();
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>
        <FormattedMessage id="wallet.deposit.method" />
      </legend>
      {methods.map((method) => (
        <label key={method.id} className={styles.method}>
          <input
            type="radio"
            name="method"
            className={styles.radio}
            value={method.id}
            checked={method.id === chosen}
            onChange={() => onChoose(method.id)}
          />
          <span className={styles.tile}>
            {method.iconUrl ? (
              <Image
                sources={imageSources(merchant, method.iconUrl)}
                alt=""
                fit="contain"
                className={styles.picture}
              />
            ) : (
              <span className={styles.sign}>
                <Icon name={icons[method.type]} />
              </span>
            )}
            <span>{method.name}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
