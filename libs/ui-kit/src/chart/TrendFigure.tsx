import { Link } from 'react-router-dom';
import styles from './TrendChart.module.css';
import type { TrendChartProps, TrendSeries } from './TrendChart';

export interface TrendFigureProps extends Pick<TrendChartProps, 'format'> {
  series: TrendSeries;
  /** The step that it is of. */
  at: number;
}

/** A figure of a step, which opens to what it is made of where the chart says so. */
export function TrendFigure({ series, at, format }: TrendFigureProps) {
  const text = format(series.values[at] ?? 0);
  const href = series.hrefs?.[at];
  if (href === undefined) return text;
  return (
    <Link to={href} className={styles.figure}>
      {text}
    </Link>
  );
}
