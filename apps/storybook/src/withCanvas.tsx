import type { Merchant } from '@playhouse/whitelabel';
import { cx } from '@playhouse/ui-kit';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { getMerchant, themeCss } from './merchants';
import styles from './withCanvas.module.css';

interface CanvasProps {
  merchant: Merchant;
  scheme: string;
  padded: boolean;
  children: ReactNode;
}

const sheet = new CSSStyleSheet();

function Canvas({ merchant, scheme, padded, children }: CanvasProps) {
  useLayoutEffect(() => {
    sheet.replaceSync(themeCss(merchant));
    document.adoptedStyleSheets = [sheet];
    document.documentElement.dataset['theme'] = scheme;
  }, [merchant, scheme]);
  return <div className={cx(styles.canvas, padded && styles.padded)}>{children}</div>;
}

/** The merchant's theme, and the column that a screen stands in. Parts get a margin. */
export const withCanvas: Decorator = (Story, { globals, title }) => (
  <Canvas
    merchant={getMerchant(globals['merchant'])}
    scheme={String(globals['scheme'])}
    padded={title.startsWith('Parts/')}
  >
    <Story />
  </Canvas>
);
