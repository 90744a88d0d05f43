import type { MessageId } from '@playhouse/i18n';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './CashierForm.module.css';

/** A label and what it says. */
export type Figure = readonly [MessageId, ReactNode];

/** Figures below each other, each beside its label. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
