import type { WpsClient } from '@playhouse/wps';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Report, ReportAnswer, ReportPage, ReportRequest } from './report';

/** Lines that one page of a report carries. */
const pageSize = 20;
const firstPage: ReportPage = { pageNo: 1, pageSize };

/** All pages as one: every line, and the totals of the newest page that brought any. */
export function joinPages<Item, Footer>(pages: readonly ReportAnswer<Item, Footer>[]) {
  return {
    items: pages.flatMap((page) => page.items),
    footer: pages.findLast((page) => page.footer !== undefined)?.footer,
  };
}

/** A report page after page; a change of period or filter starts anew. */
export function reportOptions<Line, Item, Footer>(
  wps: WpsClient,
  report: Report<Line, Item, Footer>,
  request: Omit<ReportRequest, 'page'>,
) {
  return infiniteQueryOptions({
    queryKey: [...report.key, request],
    queryFn: ({ pageParam, signal }) => report.load(wps, { ...request, page: pageParam }, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ pageNum, totalPages, next }): ReportPage | undefined =>
      pageNum < totalPages ? { pageNo: pageNum + 1, pageSize, after: next } : undefined,
    select: ({ pages }) => joinPages(pages),
  });
}
