import { useOverlay } from '@playhouse/navigation';
import { fetchPart } from '@playhouse/platform';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { ConnectivityNotice } from '../connectivity/ConnectivityNotice';
import { Header } from '../header/Header';
import { useAfterIdle } from '../hooks/useAfterIdle';
import { usePageTransition } from '../hooks/usePageTransition';
import { layoutOf } from '../logic/layouts';
import { messages } from '../messages';
import styles from './AppLayout.module.css';
import { ExtrasBoundary } from './ExtrasBoundary';
import { Footer } from './Footer';

const Extras = lazy(() => fetchPart(async () => ({ default: (await import('./Extras')).Extras })));

/** The frame of every screen: header, outlet, footer by the layout table, and what lies over them. */
export function AppLayout() {
  const { pathname } = useLocation();
  const layout = layoutOf(pathname);
  const main = usePageTransition<HTMLElement>(pathname);
  const idle = useAfterIdle();
  // A tap before the browser is idle must not wait for it.
  const wanted = useOverlay((state) => state.current !== undefined);
  return (
    <div className={styles.frame} data-footer={layout.footer}>
      <a className={styles.skip} href="#content">
        <FormattedMessage {...messages.skip} />
      </a>
      <ConnectivityNotice />
      {layout.header && <Header home={layout.home} />}
      <main id="content" ref={main} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {layout.footer && <Footer home={layout.home} />}
      {(idle || wanted) && (
        <ExtrasBoundary wanted={wanted}>
          <Suspense fallback={null}>
            <Extras pathname={pathname} />
          </Suspense>
        </ExtrasBoundary>
      )}
    </div>
  );
}
