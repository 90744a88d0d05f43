import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button';
import { cx } from '../cx';
import styles from './DataTable.module.css';
import { SortButton } from './SortButton';
import type { TableSort } from './SortButton';

export interface TableColumn {
  key: string;
  label: string;
  /** Figures stand at the end of their column, so that their digits stand below each other. @default false */
  numeric?: boolean | undefined;
  /** Takes a line of its own where lines are cards, without a label: for buttons. @default false */
  wide?: boolean | undefined;
  /** Its heading is a button that sorts by it. @default false */
  sortable?: boolean | undefined;
}

/** A line: what stands in each column, by the column's key. */
export interface TableRow {
  id: string;
  cells: Readonly<Record<string, ReactNode>>;
}

export interface DataTableProps {
  /** Spoken name of the table. */
  label: string;
  /** The first one names the line and stays in view while the others are scrolled. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  /** Loads the next page; left out when there is none. */
  onMore?: (() => void) | undefined;
  /** @default false */
  loadingMore?: boolean;
}

/**
 * Many figures of many lines, close together, sorted where it can be. Where it has little room each line is a card, so that
 * nothing to press lies beside the screen.
 */
export function DataTable(props: DataTableProps) {
  const { label, columns, rows, sort, onSort, onMore, loadingMore = false } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={styles.data}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of keys, too */}
      <div role="region" aria-label={label} tabIndex={0} className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={cx(column.numeric && styles.numeric)}
                  aria-sort={sortOf(column, sort)}
                >
                  {column.sortable && onSort ? (
                    <SortButton column={column.key} sort={sort} onSort={onSort}>
                      {column.label}
                    </SortButton>
                  ) : (
                    <span className={styles.plain}>{column.label}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={row.id} columns={columns} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {onMore && (
        <Button variant="secondary" block loading={loadingMore} onClick={onMore}>
          {formatMessage({ id: 'ui.more' })}
        </Button>
      )}
    </div>
  );
}

function sortOf({ key, sortable }: TableColumn, sort: TableSort | undefined) {
  if (!sortable) return undefined;
  if (sort?.column !== key) return 'none';
  return sort.descending ? 'descending' : 'ascending';
}

function Line({ columns, row }: { columns: readonly TableColumn[]; row: TableRow }) {
  return (
    <tr>
      {columns.map(({ key, label, numeric, wide }, index) =>
        index === 0 ? (
          <th key={key} scope="row">
            {row.cells[key]}
          </th>
        ) : (
          <td
            key={key}
            className={cx(numeric && styles.numeric, wide && styles.wide)}
            data-label={wide ? undefined : label}
            translate={numeric ? 'no' : undefined}
          >
            {row.cells[key]}
          </td>
        ),
      )}
    </tr>
  );
}
