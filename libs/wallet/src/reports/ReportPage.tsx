import { lastDays } from '@playhouse/i18n';
import { useViewState, useWps } from '@playhouse/platform';
import { useMerchant } from '@playhouse/whitelabel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Report } from './report';
import { reportOptions } from './reportOptions';
import { ReportView } from './ReportView';
import { useReportWriter } from './useReportWriter';

/** The screen of any report: period, filter, lines, totals, next pages (ROUTE-17). */
export function ReportPage<Item, Footer>({ report }: { readonly report: Report<Item, Footer> }) {
  const { timeZone, categories } = useMerchant();
  const [search] = useSearchParams();
  const [now] = useState(() => Date.now());
  const [period, setPeriod] = useState(() => lastDays(7, now, timeZone));
  const [filter, setFilter] = useState<string>();
  const write = useReportWriter();
  const query = useInfiniteQuery(
    reportOptions(useWps(), report, {
      period,
      filter,
      types: search.get('types') ?? undefined,
    }),
  );
  const names = Object.keys(report.filter?.names ?? {});
  const values = report.filter?.byMerchantCategories
    ? names.filter((name) => categories.some((category) => category === name))
    : names;
  return (
    <ReportView
      report={report}
      state={useViewState(query, {
        isEmpty: ({ items }) => items.length === 0 && report.totalsStandAlone !== true,
      })}
      write={write}
      presets={{
        today: lastDays(1, now, timeZone),
        week: lastDays(7, now, timeZone),
        month: lastDays(30, now, timeZone),
      }}
      period={period}
      onPeriod={setPeriod}
      filterValues={values}
      filter={filter}
      onFilter={setFilter}
      onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      loadingMore={query.isFetchingNextPage}
    />
  );
}
