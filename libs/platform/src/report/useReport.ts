import type { Period } from '@playhouse/i18n';
import { useMerchant } from '@playhouse/whitelabel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePeriod } from '../clock/usePeriod';
import { useViewState } from '../useViewState';
import { useWps } from '../WpsProvider';
import type { Report, ReportFilter } from './report';
import { groupByDay } from './groupByDay';
import { reportOptions } from './reportOptions';
import { useSaveReport } from './useSaveReport';
import { useReportWriter } from './useReportWriter';

function useFilterValues(filter: ReportFilter | undefined): string[] {
  const { categories } = useMerchant();
  const values = Object.keys(filter?.names ?? {});
  if (!filter?.byMerchantCategories) return values;
  return values.filter((value) => categories.some((category) => category === value));
}

/**
 * Everything the screen of a report shows: period, filter, written lines, totals and the way to the next page.
 * In the shape of the ui kit's `ReportView`, or of its `ReportTable`.
 * @param first period and filter that an address names
 */
export function useReport<Line, Item, Footer>(
  report: Report<Line, Item, Footer>,
  first: { readonly period?: Period | undefined; readonly filter?: string | undefined } = {},
) {
  const { period, setPeriod, presets } = usePeriod(first.period, report.starts);
  const [chosen, setChosen] = useState(first.filter);
  const [sort, setSort] = useState(report.sort);
  const write = useReportWriter();
  const { timeZone } = useMerchant();
  const request = { period, filter: chosen, sort };
  const query = useInfiniteQuery(reportOptions(useWps(), report, request));
  const saving = useSaveReport(report, request, write);
  const values = useFilterValues(report.filter);
  const state = useViewState(query, {
    isEmpty: ({ items }) => items.length === 0 && report.totalsStandAlone !== true,
  });
  return {
    title: write.text(report.title),
    presets,
    period,
    onPeriod: setPeriod,
    filter: report.filter && {
      label: write.text(report.filter.label),
      options: values.map((value) => ({
        value,
        label: write.nameOf(report.filter?.names ?? {}, value),
      })),
      chosen,
      onChoose: setChosen,
    },
    columns: (report.columns ?? []).map((column) => ({
      ...column,
      label: write.text(column.label),
    })),
    sort,
    onSort: setSort,
    state:
      state.status !== 'ready'
        ? state
        : {
            status: state.status,
            data: {
              lines: state.data.items.map((item) => report.line(item, write, period)),
              groups: groupByDay(report, state.data, write, timeZone),
              totals:
                state.data.footer === undefined
                  ? undefined
                  : report.totals?.(state.data.footer, write, period),
            },
          },
    saving,
    onMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    loadingMore: query.isFetchingNextPage,
  };
}
