import type { ViewState } from '@playhouse/platform';
import {
  Chip,
  EmptyState,
  Page,
  PeriodPicker,
  RecordList,
  Skeleton,
  StateView,
} from '@playhouse/ui-kit';
import type { PickedPeriod } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { reportMessages } from '../messages/reportMessages';
import type { Report, ReportWriter } from './report';
import styles from './ReportView.module.css';

export interface ReportData<Item, Footer> {
  readonly items: readonly Item[];
  readonly footer?: Footer | undefined;
}

export interface ReportViewProps<Item, Footer> {
  readonly report: Report<Item, Footer>;
  readonly state: ViewState<ReportData<Item, Footer>>;
  readonly write: ReportWriter;
  readonly presets: Readonly<Record<'today' | 'week' | 'month', PickedPeriod>>;
  readonly period: PickedPeriod;
  readonly onPeriod: (period: PickedPeriod) => void;
  /** Values that the filter offers. */
  readonly filterValues: readonly string[];
  readonly filter: string | undefined;
  readonly onFilter: (value: string | undefined) => void;
  readonly onMore?: (() => void) | undefined;
  readonly loadingMore: boolean;
}

/** A report in every state; the period stays in reach whatever the state. */
export function ReportView<Item, Footer>(props: ReportViewProps<Item, Footer>) {
  const { report, state, write, onMore, loadingMore } = props;
  const title = useIntl().formatMessage(report.title);
  return (
    <Page title={title}>
      <PeriodPicker presets={props.presets} value={props.period} onChange={props.onPeriod} />
      <Filter {...props} />
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
        {({ items, footer }) => (
          <RecordList
            label={title}
            items={items.map((item) => report.line(item, write))}
            totals={footer === undefined ? undefined : report.totals?.(footer, write)}
            onMore={onMore}
            loadingMore={loadingMore}
          />
        )}
      </StateView>
    </Page>
  );
}

function Filter<Item, Footer>(props: ReportViewProps<Item, Footer>) {
  const { report, filterValues, filter, onFilter, write } = props;
  if (!report.filter || filterValues.length === 0) return false;
  const { label, names } = report.filter;
  return (
    <div role="group" aria-label={write.text(label)} className={styles.filter}>
      <Chip selected={filter === undefined} onClick={() => onFilter(undefined)}>
        <FormattedMessage {...reportMessages.all} />
      </Chip>
      {filterValues.map((value) => (
        <Chip key={value} selected={filter === value} onClick={() => onFilter(value)}>
          {write.nameOf(names, value)}
        </Chip>
      ))}
    </div>
  );
}
