import type { Merchant } from '@playhouse/whitelabel';
import { cx } from '@playhouse/ui-kit';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { getMerchant, pointAssets, themeCss } from './merchants';
import styles from './withCanvas.module.css';

interface CanvasProps {
  merchant: Merchant;
  scheme: string;
  padded: boolean;
  bare: boolean;
  children: ReactNode;
}

const sheet = new CSSStyleSheet();

function Canvas({ merchant, scheme, padded, bare, children }: CanvasProps) {
  useLayoutEffect(() => {
    sheet.replaceSync(themeCss(merchant));
    document.adoptedStyleSheets = [sheet];
    document.documentElement.dataset['theme'] = scheme;
  }, [merchant, scheme]);
  pointAssets(merchant);
  // The site's own layout stands in the column by itself.
  if (bare) return children;
  return <div className={cx(styles.canvas, padded && styles.padded)}>{children}</div>;
}

/** The merchant's theme, and the column that a part stands in. Parts of the kit get a margin. */
export const withCanvas: Decorator = (Story, { globals, parameters, title }) => (
  <Canvas
    merchant={getMerchant(globals['merchant'])}
    scheme={String(globals['scheme'])}
    bare={parameters['cell'] !== undefined}
    padded={title.startsWith('Parts/')}
  >
    <Story />
  </Canvas>
);
