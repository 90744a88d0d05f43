import type { WpsClient } from '@playhouse/wps';
import { keyedPages } from '../keyedPages';
import type { PageAsked } from '../keyedPages';
import type { Report, ReportRequest } from './report';

/** Lines of a page where all are wanted: the most that a platform gives. */
const pages = keyedPages(100);

/** Every line of a period, page after page. @throws what the platform refuses, or the abort */
export async function loadAll<Line, Item, Footer>(
  wps: WpsClient,
  report: Pick<Report<Line, Item, Footer>, 'load'>,
  request: Omit<ReportRequest, 'page'>,
  signal: AbortSignal,
): Promise<{ readonly items: readonly Item[]; readonly footer: Footer | undefined }> {
  const items: Item[] = [];
  let footer: Footer | undefined;
  let page: PageAsked | undefined = pages.initialPageParam;
  while (page !== undefined) {
    signal.throwIfAborted();
    const answer = await report.load(wps, { ...request, page }, signal);
    items.push(...answer.items);
    footer = answer.footer ?? footer;
    page = pages.getNextPageParam(answer);
  }
  return { items, footer };
}
