import type { Decorator } from '@storybook/react-vite';
import { cx } from '@playhouse/ui-kit';
import { useLayoutEffect } from 'react';
import { merchantOf } from './merchants';
import { themeCss } from './themeCss';
import styles from './withCanvas.module.css';

const sheet = new CSSStyleSheet();

/** The merchant's theme, and the column that a screen stands in. Parts get a margin. */
export const withCanvas: Decorator = (Story, { globals, title }) => {
  const merchant = merchantOf(globals['merchant']);
  const scheme = String(globals['scheme']);
  useLayoutEffect(() => {
    sheet.replaceSync(themeCss(merchant));
    document.adoptedStyleSheets = [sheet];
    document.documentElement.dataset['theme'] = scheme;
  }, [merchant, scheme]);
  return (
    <div className={cx(styles.canvas, title.startsWith('Parts/') && styles.padded)}>
      <Story />
    </div>
  );
};
