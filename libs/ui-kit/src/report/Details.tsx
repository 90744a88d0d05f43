import type { ReactNode } from 'react';
import styles from './report.module.css';

export interface RecordDetail {
  label: ReactNode;
  value: ReactNode;
}

export interface DetailsProps {
  details: readonly RecordDetail[];
  className: string | undefined;
}

/** Named values beside each other. */
export function Details({ details, className }: DetailsProps) {
  return (
    <dl className={className}>
      {details.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Figures over the whole period; nothing without any. */
export function Totals({ totals }: { totals: readonly RecordDetail[] }) {
  return totals.length === 0 ? undefined : <Details details={totals} className={styles.totals} />;
}
