import type { WpsClient } from '@playhouse/wps';
import { expect, it, vi } from 'vitest';
import { loadAll } from './loadAll';
import type { ReportAnswer, ReportRequest } from './report';

const request = { period: { startDate: '2026-11-01', endDate: '2026-11-07' }, filter: 'failed' };
const wps = {} as WpsClient;

it('asks for page after page of the period and filter until there is none', async () => {
  const load = vi.fn((_wps: WpsClient, { page }: ReportRequest) =>
    Promise.resolve<ReportAnswer<number, string>>({
      ...{ items: [page.pageNo], pageNum: page.pageNo, totalPages: page.pageNo < 3 ? 99 : 3 },
      ...{ next: `after ${page.pageNo}`, footer: `of ${page.pageNo}` },
    }),
  );
  const { signal } = new AbortController();
  expect(await loadAll(wps, { load }, request, signal)).toEqual({
    items: [1, 2, 3],
    footer: 'of 3',
  });
  expect(load.mock.calls.map(([, asked]) => [asked.filter, asked.page.after])).toEqual([
    ['failed', undefined],
    ['failed', 'after 1'],
    ['failed', 'after 2'],
  ]);
});

it('stops once nobody waits for it', async () => {
  const leaving = new AbortController();
  const load = vi.fn(() => {
    leaving.abort();
    return Promise.resolve({ items: [1], pageNum: 1, totalPages: 2 });
  });
  await expect(loadAll(wps, { load }, request, leaving.signal)).rejects.toThrow();
  expect(load).toHaveBeenCalledOnce();
});
