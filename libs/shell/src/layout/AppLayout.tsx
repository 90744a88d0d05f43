import { OfferedScreen, useScreen, useScrollPlace } from '@playhouse/navigation';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ConnectivityNotice } from '../connectivity/ConnectivityNotice';
import { Header } from '../header/Header';
import { useArrival } from '../hooks/useArrival';
import { usePageTransition } from '../hooks/usePageTransition';
import { usePressPreload } from '../hooks/usePressPreload';
import { AccountScreen } from './AccountScreen';
import styles from './AppLayout.module.css';
import { Footer } from './Footer';
import { LateExtras } from './LateExtras';

/** The frame of every screen: header, page, footer as the screen says, and what lies over them. */
export function AppLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  // An address where no screen is has both bars, so that there are ways on.
  const screen = useScreen();
  const { header = 'arrow', covers = false, footer = true } = screen ?? {};
  // On a phone, where these screens have a bar of their own.
  const isBare = header === 'none' || header === 'wide';
  const main = usePageTransition<HTMLElement>(pathname);
  useArrival(main, pathname);
  useScrollPlace();
  usePressPreload();
  return (
    <div className={styles.frame} data-footer={footer}>
      <a className={styles.skip} href="#content" inert={covers}>
        <FormattedMessage id="shell.skip" />
      </a>
      {header !== 'none' && (
        <Header logo={header === 'logo'} wide={header === 'wide'} inert={covers} />
      )}
      {/* Another one where the bar on top comes or goes: it does not move, it is a screen's own. */}
      <main
        key={isBare ? 'bare' : 'headed'}
        id="content"
        ref={main}
        className={styles.main}
        tabIndex={-1}
      >
        <OfferedScreen screen={screen}>
          <AccountScreen screen={screen}>{children}</AccountScreen>
        </OfferedScreen>
      </main>
      {(footer || !(isBare || covers)) && <Footer hidden={!footer} />}
      <ConnectivityNotice />
      <LateExtras />
    </div>
  );
}
