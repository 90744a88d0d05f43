import { cx } from '../cx';
import { ratioClass, type Ratio } from '../image/ratio';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text` is a line, `block` a box, `circle` a face. @default 'block' */
  shape?: 'text' | 'block' | 'circle';
  /** Width to height of a block. Without it the block is as tall as a list row, or as `className` says. */
  ratio?: Ratio;
  /** How many, one below the other. @default 1 */
  count?: number;
  className?: string;
}

/** A grey stand-in of the size of what comes; hidden from assistive technology. */
export function Skeleton({ shape = 'block', ratio, count = 1, className }: SkeletonProps) {
  const name = cx(styles.bone, styles[shape], ratio && ratioClass(ratio), className);
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={name} aria-hidden="true" />
  ));
}
