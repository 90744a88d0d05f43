import { cx } from '@playhouse/ui-kit';
import styles from './Crest.module.css';

export interface CrestProps {
  team: string;
  /** Two teams that meet wear different colours of the merchant. */
  away?: boolean;
  className?: string;
}

/** A team's shield in the merchant's colours, with its initials; its name stands beside it. */
export function Crest({ team, away = false, className }: CrestProps) {
  const initials = team.split(' ', 2).map((word) => [...word][0]);
  return (
    <svg
      className={cx(styles.crest, away && styles.away, className)}
      viewBox="0 0 20 22"
      aria-hidden="true"
    >
      <path d="M1.5 3 10 1l8.5 2v9c0 4-4 7-8.5 9-4.5-2-8.5-5-8.5-9z" />
      <text x="10" y="13.5">
        {initials.join('')}
      </text>
    </svg>
  );
}
