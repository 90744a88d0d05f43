import type { ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './DataTable.module.css';

/** The column that a table is sorted by. */
export interface TableSort {
  column: string;
  descending: boolean;
}

export interface SortButtonProps {
  column: string;
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
  children: ReactNode;
}

/** A heading that sorts: the largest first, pressed again the smallest. The cell around it says which, by `aria-sort`. */
export function SortButton({ column, sort, onSort, children }: SortButtonProps) {
  const sorted = sort?.column === column;
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => onSort({ column, descending: sorted ? !sort.descending : true })}
    >
      {children}
      <span className={styles.arrow} data-sorted={sorted}>
        <Icon name={sorted && !sort.descending ? 'chevron-up' : 'chevron-down'} size="s" />
      </span>
    </button>
  );
}
