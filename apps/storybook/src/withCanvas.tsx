import type { Merchant } from '@playhouse/whitelabel';
import { cx } from '@playhouse/ui-kit';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { pointAssets, themeCss } from './merchants';
import { isPage } from './pages/isPage';
import { merchantIn } from './surroundings';
import styles from './withCanvas.module.css';

interface CanvasProps {
  merchant: Merchant;
  /** Style sheet text of the merchant's theme. */
  css: string;
  scheme: string;
  padded: boolean;
  bare: boolean;
  children: ReactNode;
}

const sheet = new CSSStyleSheet();

function Canvas({ merchant, css, scheme, padded, bare, children }: CanvasProps) {
  useLayoutEffect(() => {
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    document.documentElement.dataset['theme'] = scheme;
  }, [css, scheme]);
  pointAssets(merchant);
  // The site's own layout stands in the column by itself.
  if (bare) return children;
  return <div className={cx(styles.canvas, padded && styles.padded)}>{children}</div>;
}

/** The merchant's theme, and the column that a part stands in. Parts of the kit get a margin. */
export const withCanvas: Decorator = (Story, context) => {
  const { globals, parameters, title } = context;
  const merchant = merchantIn(context);
  return (
    <Canvas
      merchant={merchant}
      css={themeCss(merchant)}
      scheme={String(globals['scheme'])}
      bare={parameters['cell'] !== undefined || isPage(title)}
      padded={title.startsWith('Parts/')}
    >
      <Story />
    </Canvas>
  );
};
