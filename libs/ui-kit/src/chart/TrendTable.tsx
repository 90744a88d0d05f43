import { useState } from 'react';
import { Button } from '../button/Button';
import { DataTable } from '../report/DataTable';
import type { TrendChartProps } from './TrendChart';
import { TrendFigure } from './TrendFigure';

/** Of the button that opens the table, and of the column of steps. */
export interface TrendTableTexts {
  readonly showTable: string;
  readonly hideTable: string;
  readonly step: string;
}

export interface TrendTableProps extends Pick<
  TrendChartProps,
  'title' | 'steps' | 'series' | 'format'
> {
  texts: TrendTableTexts;
}

/** A chart's figures as a table, newest first, behind a button. */
export function TrendTable({ title, steps, series, format, texts }: TrendTableProps) {
  const [open, setOpen] = useState(false);
  const rows = steps.map(({ label }, index) => ({
    id: String(index),
    cells: {
      step: label,
      ...Object.fromEntries(
        series.map((each) => [
          each.key,
          <TrendFigure key={each.key} series={each} at={index} format={format} />,
        ]),
      ),
    },
  }));
  return (
    <>
      <Button variant="ghost" size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? texts.hideTable : texts.showTable}
      </Button>
      {open && (
        <DataTable
          label={title}
          columns={[
            { key: 'step', label: texts.step },
            ...series.map(({ key, label }) => ({ key, label, numeric: true })),
          ]}
          rows={rows.reverse()}
        />
      )}
    </>
  );
}
