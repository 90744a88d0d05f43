import { activeLanguage, catalogues } from '@playhouse/i18n';
import type { CatalogueName } from '@playhouse/i18n';
import { closeOverlay, useOverlay } from '@playhouse/navigation';
import type { Overlay } from '@playhouse/navigation';
import { fetchPart } from '@playhouse/platform';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useAttention } from '../attention/attention';

/** Props of every overlay: it stays mounted while it closes, so that closing can animate. */
export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly overlay: Overlay;
}

// A popup of a library comes with the library's texts.
const load = (name: CatalogueName) => catalogues.load([name], activeLanguage());

const part = (component: () => Promise<{ default: ComponentType<OverlayProps> }>) =>
  lazy(() => fetchPart(component));

const overlays: Record<Overlay['kind'], ComponentType<OverlayProps>> = {
  login: part(async () => {
    const [view] = await Promise.all([import('./LoginOverlay'), load('auth')]);
    return { default: view.LoginOverlay };
  }),
  smsCaptcha: part(async () => {
    const [view] = await Promise.all([import('./SmsCaptchaOverlay'), load('auth')]);
    return { default: view.SmsCaptchaOverlay };
  }),
  referral: part(async () => {
    const [view] = await Promise.all([import('./ReferralOverlay'), load('member')]);
    return { default: view.ReferralOverlay };
  }),
  download: part(async () => {
    const [view] = await Promise.all([import('./DownloadOverlay'), load('content')]);
    return { default: view.DownloadOverlay };
  }),
  customerService: part(async () => {
    const [view] = await Promise.all([import('./ServiceOverlay'), load('content')]);
    return { default: view.ServiceOverlay };
  }),
  game: part(async () => {
    const [view] = await Promise.all([import('./GameOverlay'), load('search')]);
    return { default: view.GameOverlay };
  }),
  menu: part(async () => ({ default: (await import('./MenuOverlay')).MenuOverlay })),
  language: part(async () => ({ default: (await import('./LanguageOverlay')).LanguageOverlay })),
  logout: part(async () => ({ default: (await import('./LogoutOverlay')).LogoutOverlay })),
  leaveSite: part(async () => ({ default: (await import('./LeaveSiteOverlay')).LeaveSiteOverlay })),
};

/** Shows the one overlay that is open; each kind is fetched when first needed. */
export function OverlayHost() {
  const current = useOverlay((state) => state.current);
  const [shown, setShown] = useState(current);
  const { pathname } = useLocation();
  useAttention('player', current === undefined ? 'no' : 'yes');
  if (current !== undefined && current !== shown) setShown(current);
  // An overlay belongs to its screen: going to another one closes it.
  useEffect(() => closeOverlay, [pathname]);
  if (shown === undefined) return null;
  const View = overlays[shown.kind];
  return (
    <Suspense fallback={null}>
      <View open={current !== undefined} onClose={closeOverlay} overlay={shown} />
    </Suspense>
  );
}
