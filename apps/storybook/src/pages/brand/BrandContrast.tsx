import { deriveTheme, type Theme, type TokenName } from '@playhouse/whitelabel';
import shapes from '../shapes.module.css';
import styles from './Brand.module.css';
import { findClosest } from './brandTheme';

const shown: readonly TokenName[] = ['brand', 'accent', 'accent-strong', 'link', 'selected'];

interface BrandContrastProps {
  readonly theme: Theme;
  readonly scheme: 'light' | 'dark';
}

/** The colours that the contrast rule makes of a brand in a scheme, and the closest contrast among them. */
export function BrandContrast({ theme, scheme }: BrandContrastProps) {
  const palette = deriveTheme(theme).tokens[scheme];
  const closest = findClosest(theme, scheme);
  return (
    <div className={styles.contrast}>
      <ul className={shapes.row}>
        {shown.map((name) => (
          <li key={name} className={styles.swatch}>
            <span className={styles.patch} style={{ background: palette[name] }} />
            {name} {palette[name]}
          </li>
        ))}
      </ul>
      {closest && (
        <p className={shapes.quiet}>
          Closest contrast: {closest.foreground} on {closest.background}, {closest.ratio.toFixed(2)}{' '}
          : 1 where {closest.required} : 1 is needed.
        </p>
      )}
    </div>
  );
}
