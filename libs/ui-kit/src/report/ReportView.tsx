import type { RecordDetail } from './Details';
import { RecordList } from './RecordList';
import type { RecordItem } from './RecordList';
import { ReportFrame } from './ReportFrame';
import type { ReportFrameProps } from './ReportFrame';

interface Records {
  readonly lines: readonly RecordItem[];
  /** Figures over the whole period. */
  readonly totals?: readonly RecordDetail[] | undefined;
}

export interface ReportViewProps extends Omit<ReportFrameProps<Records>, 'children'> {
  onMore?: (() => void) | undefined;
  loadingMore: boolean;
}

/** A report whose lines are cards: few, each with much to say. */
export function ReportView({ onMore, loadingMore, ...frame }: ReportViewProps) {
  return (
    <ReportFrame {...frame}>
      {({ lines, totals }) => (
        <RecordList
          label={frame.title}
          items={lines}
          totals={totals}
          onMore={onMore}
          loadingMore={loadingMore}
        />
      )}
    </ReportFrame>
  );
}
