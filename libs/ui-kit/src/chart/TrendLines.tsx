import type { TrendSeries } from './TrendChart';
import { getExtent, createScale } from './scale';
import styles from './TrendChart.module.css';

/** Units of the drawing; it is stretched to its box, lines keep their width. */
const width = 300;
const height = 100;

export interface TrendLinesProps {
  series: readonly TrendSeries[];
  /** Which step is read. */
  at: number;
}

/** The lines of a chart, zero's line and the place that is read. */
export function TrendLines({ series, at }: TrendLinesProps) {
  const steps = Math.max(1, (series[0]?.values.length ?? 1) - 1);
  const scale = createScale(getExtent(series.flatMap(({ values }) => values)));
  const x = (index: number) => (index / steps) * width;
  const y = (value: number) => (1 - scale(value)) * height;
  const line = (values: readonly number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');
  const [first] = series;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.drawing}
    >
      {first && (
        <path className={styles.area} d={`${line(first.values)}L${width} ${y(0)}L0 ${y(0)}Z`} />
      )}
      <path className={styles.zero} d={`M0 ${y(0)}H${width}`} />
      <path className={styles.reading} d={`M${x(at)} 0V${height}`} />
      {series.map(({ key, values }, index) => (
        <g key={key} data-series={index}>
          <path className={styles.line} d={line(values)} />
          {/* A line of no length with round ends: a dot that is not stretched. */}
          <path className={styles.dot} d={`M${x(at)} ${y(values[at] ?? 0)}h0`} />
        </g>
      ))}
    </svg>
  );
}
