import { DataTable } from './DataTable';
import type { DataTableProps, TableRow } from './DataTable';
import { Totals } from './Details';
import type { RecordDetail } from './Details';
import { ReportFrame } from './ReportFrame';
import type { ReportFrameProps } from './ReportFrame';

interface Rows {
  readonly lines: readonly TableRow[];
  /** Figures over the whole period. */
  readonly totals?: readonly RecordDetail[] | undefined;
}

export interface ReportTableProps
  extends
    Omit<ReportFrameProps<Rows>, 'children'>,
    Pick<DataTableProps, 'columns' | 'sort' | 'onSort' | 'onMore' | 'loadingMore'> {}

/** A report whose lines are many and alike: a table, to be read across and down. */
export function ReportTable(props: ReportTableProps) {
  const { columns, sort, onSort, onMore, loadingMore, ...frame } = props;
  const table = { columns, sort, onSort, onMore, loadingMore };
  return (
    <ReportFrame {...frame}>
      {({ lines, totals = [] }) => (
        <>
          <Totals totals={totals} />
          <DataTable label={frame.title} rows={lines} {...table} />
        </>
      )}
    </ReportFrame>
  );
}
