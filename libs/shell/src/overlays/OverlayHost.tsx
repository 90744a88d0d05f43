import { activeLanguage, catalogues } from '@playhouse/i18n';
import { closeOverlay, useOverlay } from '@playhouse/navigation';
import type { Overlay } from '@playhouse/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

/** What every overlay gets: it stays mounted while it closes, so that closing can animate. */
export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly overlay: Overlay;
}

// A popup of a library comes with the library's texts.
const load = (name: string) => catalogues.load([name], activeLanguage());

const overlays: Record<Overlay['kind'], ComponentType<OverlayProps>> = {
  login: lazy(async () => {
    const [view] = await Promise.all([import('./LoginOverlay'), load('auth')]);
    return { default: view.LoginOverlay };
  }),
  referral: lazy(async () => {
    const [view] = await Promise.all([import('./ReferralOverlay'), load('member')]);
    return { default: view.ReferralOverlay };
  }),
  download: lazy(async () => {
    const [view] = await Promise.all([import('./DownloadOverlay'), load('content')]);
    return { default: view.DownloadOverlay };
  }),
  customerService: lazy(async () => {
    const [view] = await Promise.all([import('./ServiceOverlay'), load('content')]);
    return { default: view.ServiceOverlay };
  }),
  menu: lazy(async () => ({ default: (await import('./MenuOverlay')).MenuOverlay })),
  language: lazy(async () => ({ default: (await import('./LanguageOverlay')).LanguageOverlay })),
  logout: lazy(async () => ({ default: (await import('./LogoutOverlay')).LogoutOverlay })),
  leaveSite: lazy(async () => ({ default: (await import('./LeaveSiteOverlay')).LeaveSiteOverlay })),
};

/** Shows the one overlay that is open; each kind is fetched when first needed. */
export function OverlayHost() {
  const current = useOverlay((state) => state.current);
  const [shown, setShown] = useState(current);
  const { pathname } = useLocation();
  if (current !== undefined && current !== shown) setShown(current);
  // What lies over a screen belongs to it: going to another one leaves it behind.
  useEffect(() => closeOverlay, [pathname]);
  if (shown === undefined) return null;
  const View = overlays[shown.kind];
  return (
    <Suspense fallback={null}>
      <View open={current !== undefined} onClose={closeOverlay} overlay={shown} />
    </Suspense>
  );
}
