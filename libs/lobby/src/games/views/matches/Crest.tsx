import { cx } from '@playhouse/ui-kit';
import styles from './matches.module.css';

export interface CrestProps {
  team: string;
  className?: string;
}

/** A team's shield in the merchant's colours, other ones for the last of two, with its initials; its name stands beside it. */
export function Crest({ team, className }: CrestProps) {
  return (
    <svg className={cx(styles.crest, className)} viewBox="0 0 20 22" aria-hidden="true">
      <path d="M1.5 3 10 1l8.5 2v9c0 4-4 7-8.5 9-4.5-2-8.5-5-8.5-9z" />
      <text x="10" y="13.5">
        {team.split(' ', 2).map((word) => [...word][0])}
      </text>
    </svg>
  );
}
