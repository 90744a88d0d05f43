import { useId, useState } from 'react';
import { getExtent } from './scale';
import styles from './TrendChart.module.css';
import { TrendFigure } from './TrendFigure';
import { TrendLines } from './TrendLines';
import { TrendTable } from './TrendTable';
import type { TrendTableTexts } from './TrendTable';

export interface TrendSeries {
  key: string;
  label: string;
  /** One for each step of the chart. */
  values: readonly number[];
  /** Addresses of the site that show the details of each figure. */
  hrefs?: readonly string[];
}

export interface TrendChartProps {
  /** Names the chart. */
  title: string;
  /** The steps, such as days: in full, and as short as they stand below the chart. */
  steps: readonly { readonly label: string; readonly short: string }[];
  /** One or two: the first is filled, the second dashed, so that colour alone tells nothing. */
  series: readonly TrendSeries[];
  /** Writes a value in full. */
  format: (value: number) => string;
  /** Writes an end of the scale. */
  formatShort: (value: number) => string;
  texts: TrendTableTexts & {
    /** Spoken name of the slider that reads a step. */
    readonly read: string;
  };
}

/**
 * How figures went over a period. Sliding over it, by finger or arrow keys, reads the step below; the same figures
 * stand in a table that can be opened.
 */
export function TrendChart(props: TrendChartProps) {
  const { title, steps, series, format, formatShort, texts } = props;
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const last = steps.length - 1;
  const at = Math.min(chosen ?? last, last);
  const { low, high } = getExtent(series.flatMap(({ values }) => values));
  const step = steps[at]?.label ?? '';
  const reading = series.map(({ label, values }) => `${label} ${format(values[at] ?? 0)}`);
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        <span className={styles.step}>{step}</span>
      </figcaption>
      <dl className={styles.legend}>
        {series.map((each, index) => (
          <div key={each.key} data-series={index}>
            <dt>{each.label}</dt>
            <dd>
              <TrendFigure series={each} at={at} format={format} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          <span>{formatShort(high)}</span>
          <span>{formatShort(low)}</span>
        </div>
        <div className={styles.box}>
          <TrendLines series={series} at={at} />
          <input
            type="range"
            className={styles.slider}
            min={0}
            max={last}
            value={at}
            aria-label={texts.read}
            aria-valuetext={`${step}: ${reading.join(', ')}`}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        </div>
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{steps[0]?.short}</span>
        <span>{steps[last]?.short}</span>
      </div>
      <TrendTable title={title} steps={steps} series={series} format={format} texts={texts} />
    </figure>
  );
}
