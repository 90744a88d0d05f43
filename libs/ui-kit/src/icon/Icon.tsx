import { cx } from '../cx';
import { getGlyph, type IconName } from './glyphs';
import styles from './Icon.module.css';

export interface IconProps {
  name: IconName;
  /** `s` 16, `m` 24, `l` 32, `xl` 48 CSS pixels at the default text size. @default 'm' */
  size?: 's' | 'm' | 'l' | 'xl';
  /** Spoken name. Without it the icon is decoration and hidden from assistive technology. */
  label?: string;
  className?: string;
}

/** Icons that point along a line of text: from right to left they point the other way. */
const turning: ReadonlySet<IconName> = new Set([
  ...(['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right'] as const),
  ...(['login', 'logout'] as const),
]);

/** One stroke icon in the colour of the text around it. */
export function Icon({ name, size = 'm', label, className }: IconProps) {
  const { d, filled } = getGlyph(name);
  const speech = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      viewBox="0 0 24 24"
      className={cx(styles.icon, styles[size], filled && styles.filled, className)}
      data-turns={turning.has(name) || undefined}
      focusable="false"
      {...speech}
    >
      <path d={d} />
    </svg>
  );
}
