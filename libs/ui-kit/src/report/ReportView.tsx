import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../feedback/EmptyState';
import { Skeleton } from '../feedback/Skeleton';
import { StateView } from '../feedback/StateView';
import type { ViewState } from '../feedback/viewState';
import { Page } from '../layout';
import { Chip } from '../navigation';
import { reportMessages } from './messages';
import { PeriodPicker } from './PeriodPicker';
import type { PeriodPickerProps, PickedPeriod } from './PeriodPicker';
import { RecordList } from './RecordList';
import type { RecordDetail, RecordItem } from './RecordList';
import styles from './ReportView.module.css';

export interface ReportViewFilter {
  /** Spoken name of the choices. */
  label: string;
  /** What can be chosen; without any there is no filter. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** `undefined` is all of them. */
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
}

export interface ReportViewProps {
  title: string;
  presets: PeriodPickerProps['presets'];
  period: PickedPeriod;
  onPeriod: (period: PickedPeriod) => void;
  filter?: ReportViewFilter | undefined;
  state: ViewState<{
    readonly lines: readonly RecordItem[];
    /** Figures over the whole period. */
    readonly totals?: readonly RecordDetail[] | undefined;
  }>;
  onMore?: (() => void) | undefined;
  loadingMore: boolean;
}

/** A report in every state; the period stays in reach whatever the state. */
export function ReportView(props: ReportViewProps) {
  const { title, filter, state, onMore, loadingMore } = props;
  return (
    <Page title={title}>
      <PeriodPicker presets={props.presets} value={props.period} onChange={props.onPeriod} />
      {filter && filter.options.length > 0 && <Filter {...filter} />}
      <StateView
        state={state}
        skeleton={<Skeleton count={5} />}
        empty={
          <EmptyState
            icon="document"
            title={<FormattedMessage {...reportMessages.empty} />}
            text={<FormattedMessage {...reportMessages.emptyText} />}
          />
        }
      >
        {({ lines, totals }) => (
          <RecordList
            label={title}
            items={lines}
            totals={totals}
            onMore={onMore}
            loadingMore={loadingMore}
          />
        )}
      </StateView>
    </Page>
  );
}

function Filter({ label, options, chosen, onChoose }: ReportViewFilter) {
  const { formatMessage } = useIntl();
  return (
    <div role="group" aria-label={label} className={styles.filter}>
      <Chip selected={chosen === undefined} onClick={() => onChoose(undefined)}>
        {formatMessage(reportMessages.all)}
      </Chip>
      {options.map((option) => (
        <Chip
          key={option.value}
          selected={chosen === option.value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </div>
  );
}
