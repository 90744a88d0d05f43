import type { PeriodState } from '@playhouse/i18n';
import { useViewState } from '@playhouse/platform';
import { Page, PeriodPicker, RecordList, Skeleton, StateView } from '@playhouse/ui-kit';
import type { RecordItem } from '@playhouse/ui-kit';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { joinPages } from '../logic/reportPages';
import styles from './agentForms.module.css';

interface ReportPageData<Row, Footer> {
  readonly items: Row[];
  readonly footer?: Footer;
}

export interface ReportScreenProps<Row, Footer> {
  title: string;
  period: PeriodState;
  query: UseInfiniteQueryResult<InfiniteData<ReportPageData<Row, Footer>>>;
  toRecord: (row: Row) => RecordItem;
  toTotals?: (footer: Footer) => { label: ReactNode; value: ReactNode }[];
}

/** Every report of the agent centre: a period, its totals and its lines, page by page. */
export function ReportScreen<Row, Footer>(props: ReportScreenProps<Row, Footer>) {
  const { title, period, query, toRecord, toTotals } = props;
  const state = useViewState(query, {
    isEmpty: (data) => data.pages.every((page) => page.items.length === 0),
  });
  return (
    <Page title={title}>
      <PeriodPicker presets={period.presets} value={period.period} onChange={period.setPeriod} />
      <StateView state={state} skeleton={<Skeleton className={styles.skeleton} />}>
        {(data) => {
          const { rows, footer } = joinPages(data);
          return (
            <RecordList
              label={title}
              items={rows.map(toRecord)}
              totals={footer === undefined ? [] : toTotals?.(footer)}
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              loadingMore={query.isFetchingNextPage}
            />
          );
        }}
      </StateView>
    </Page>
  );
}
