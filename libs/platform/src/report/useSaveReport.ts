import { useLanguage } from '@playhouse/i18n';
import { useMerchant } from '@playhouse/whitelabel';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWps } from '../WpsProvider';
import { loadAll } from './loadAll';
import type { FileColumn, Report, ReportRequest, ReportWriter } from './report';
import { writeCells, writeFile } from './writeFile';

/** A report on paper: everything of it, written. */
export interface Sheet {
  readonly title: string;
  readonly subtitle: string;
  readonly columns: readonly { readonly label: string; readonly numeric: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

type Way = 'csv' | 'paper';

/** A name that every file system takes. */
const toFileName = (...parts: readonly string[]) =>
  parts.map((part) => part.replace(/[^\p{L}\p{N}-]+/gu, '-').toLowerCase()).join('_');

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Saves all lines of a report's period, not only those that are loaded: as CSV, or as a sheet that the browser prints or
 * saves as PDF.
 * @returns undefined for a report that cannot be saved
 */
export function useSaveReport<Line, Item, Footer>(
  report: Report<Line, Item, Footer>,
  request: Omit<ReportRequest, 'page'>,
  write: ReportWriter,
) {
  const wps = useWps();
  const merchant = useMerchant();
  const { language } = useLanguage();
  const [sheet, setSheet] = useState<Sheet>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { startDate, endDate } = request.period;
  const title = write.text(report.title);
  const saving = useMutation({
    mutationFn: async ({ way, columns }: { way: Way; columns: readonly FileColumn<Item>[] }) => {
      const leaving = new AbortController();
      running.current = leaving;
      const { items } = await loadAll(wps, report, request, leaving.signal);
      if (way === 'csv') {
        const text = writeFile(columns, items, { merchant, language, write });
        return save(`${toFileName(title, startDate, endDate)}.csv`, text);
      }
      setSheet({
        title: `${merchant.name} – ${title}`,
        subtitle: `${write.day(startDate)} – ${write.day(endDate)}`,
        columns: columns.map(({ label, kind = 'text' }) => ({
          label: write.text(label),
          numeric: kind === 'money',
        })),
        rows: items.map((item) => writeCells(columns, item, write)),
      });
    },
  });
  const columns = report.file;
  if (columns === undefined) return undefined;
  const start = (way: Way) => () => {
    if (!saving.isPending) saving.mutate({ way, columns });
  };
  const { isPending, variables } = saving;
  return {
    busy: isPending ? variables.way : undefined,
    onCsv: start('csv'),
    onPaper: start('paper'),
    sheet,
    onPrinted: () => setSheet(undefined),
  };
}
