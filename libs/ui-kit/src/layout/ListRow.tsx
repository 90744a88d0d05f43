import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../cx';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/glyphs';
import styles from './ListRow.module.css';

export interface ListRowProps {
  title: ReactNode;
  /** A second, quieter line. */
  text?: ReactNode;
  icon?: IconName;
  /** In place of the icon, such as an `Avatar` or an `Image`. */
  start?: ReactNode;
  /** At the end, before the arrow, such as a `Badge` or an amount. */
  end?: ReactNode;
  /** Makes the row a link of the site. */
  to?: string;
  /** Makes the row a button. */
  onClick?: () => void;
  className?: string;
}

/** One line of a list. With `to` it is a link, with `onClick` a button, else text. */
export function ListRow(props: ListRowProps) {
  const { to, onClick, className } = props;
  const name = cx(styles.row, (to !== undefined || onClick) && styles.active, className);
  if (to !== undefined) {
    return (
      <Link to={to} className={name} onClick={onClick}>
        <RowContent {...props} />
      </Link>
    );
  }
  if (onClick) {
    return (
      <button type="button" className={name} onClick={onClick}>
        <RowContent {...props} />
      </button>
    );
  }
  return (
    <div className={name}>
      <RowContent {...props} />
    </div>
  );
}

function RowContent({ title, text, icon, start, end, to, onClick }: ListRowProps) {
  return (
    <>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      {start}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
      {(to !== undefined || onClick) && (
        <Icon name="chevron-right" size="s" className={styles.arrow} />
      )}
    </>
  );
}
