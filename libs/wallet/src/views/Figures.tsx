import type { MessageId } from '@playhouse/i18n';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './CashierForm.module.css';

/** A label, by its id or as the platform's own text, and what it says. */
export type Figure =
  | readonly [MessageId, ReactNode]
  | { readonly key: string; readonly label: string; readonly value: ReactNode };

function toLine(figure: Figure) {
  if ('key' in figure) return figure;
  const [id, value] = figure;
  return { key: id, label: <FormattedMessage id={id} />, value };
}

/** Figures below each other, each beside its label. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(toLine).map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          {/* A value is an amount, a name or an account, unless it brings words of its own. */}
          <dd>{typeof value === 'string' ? <bdi translate="no">{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
