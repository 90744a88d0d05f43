import type { RecordDetail } from './Details';
import { RecordList } from './RecordList';
import type { RecordItem } from './RecordCard';
import type { RecordGroup } from './RecordList';
import { ReportFrame } from './ReportFrame';
import type { ReportFrameProps } from './ReportFrame';
import { SaveReport } from './SaveReport';
import type { SaveReportProps } from './SaveReport';

interface Records {
  readonly lines: readonly RecordItem[];
  /** The days that the lines stand below. */
  readonly groups?: readonly RecordGroup[] | undefined;
  /** Figures over the whole period. */
  readonly totals?: readonly RecordDetail[] | undefined;
}

export interface ReportViewProps extends Omit<ReportFrameProps<Records>, 'children'> {
  /** Ways to save the whole period, of a report that can be. */
  saving?: SaveReportProps | undefined;
  onMore?: (() => void) | undefined;
  loadingMore: boolean;
}

/** A report whose lines are cards: few, each with much to say. */
export function ReportView({ saving, onMore, loadingMore, ...frame }: ReportViewProps) {
  return (
    <ReportFrame {...frame}>
      {({ lines, groups, totals }) => (
        <>
          {saving && lines.length > 0 && <SaveReport {...saving} />}
          <RecordList
            label={frame.title}
            items={lines}
            groups={groups}
            totals={totals}
            onMore={onMore}
            loadingMore={loadingMore}
          />
        </>
      )}
    </ReportFrame>
  );
}
