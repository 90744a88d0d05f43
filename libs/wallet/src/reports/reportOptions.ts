import type { WpsClient } from '@playhouse/wps';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { moneyKey } from '../queries';
import type { Report, ReportRequest } from './report';

/** A report page after page; a change of period or filter starts anew. */
export function reportOptions<Item, Footer>(
  wps: WpsClient,
  report: Report<Item, Footer>,
  request: Omit<ReportRequest, 'pageNo'>,
) {
  return infiniteQueryOptions({
    queryKey: [...moneyKey, 'report', report.name, request],
    queryFn: ({ pageParam, signal }) => report.load(wps, { ...request, pageNo: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.pageNum < last.totalPages ? last.pageNum + 1 : undefined),
    select: ({ pages }) => ({
      items: pages.flatMap((page) => page.items),
      footer: pages[0]?.footer,
    }),
  });
}
