import type { ComponentProps } from 'react';
import { cx } from '../cx';
import styles from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** `plain` lies flat, `raised` floats, `hero` wears the merchant's gradient. @default 'plain' */
  look?: 'plain' | 'raised' | 'hero';
  /** `none` for lists and pictures that reach the edges. @default 'm' */
  padding?: 'none' | 's' | 'm';
}

/** A surface that holds things together. */
export function Card({ look = 'plain', padding = 'm', className, ...rest }: CardProps) {
  return <div {...rest} className={cx(styles.card, styles[look], styles[padding], className)} />;
}
