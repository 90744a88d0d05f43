import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import styles from './CashierForm.module.css';

/** A label and what it says. */
export type Figure = readonly [MessageDescriptor, ReactNode];

/** Figures below each other, each beside its label. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label.id}>
          <dt>
            <FormattedMessage {...label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
