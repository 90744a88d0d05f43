import styles from './ratio.module.css';

const classes = {
  '1:1': styles.square,
  '4:3': styles.photo,
  '3:4': styles.portrait,
  '16:9': styles.wide,
  '2:1': styles.double,
  '5:2': styles.banner,
  '3:1': styles.triple,
} as const;

/** Width to height. A fixed list, because prerendered pages may not carry inline styles. */
export type Ratio = keyof typeof classes;

/** The class that keeps a box at this ratio before its content is there. */
export function ratioClass(ratio: Ratio): string | undefined {
  return classes[ratio];
}
