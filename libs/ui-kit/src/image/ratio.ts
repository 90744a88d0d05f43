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

/** Any width and height at this ratio, for the markup: a browser without styles keeps the place too. */
export function toPixels(ratio: Ratio): readonly [width: number, height: number] {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return [100 * width, 100 * height];
}
