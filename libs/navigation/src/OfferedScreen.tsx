import { useMerchant } from '@playhouse/whitelabel';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { offersScreen } from './offers';
import type { Screen } from './screen';

export interface OfferedScreenProps {
  /** The screen that is shown; none where an address has none. */
  readonly screen: Screen | undefined;
  readonly children: ReactNode;
}

/** A page, or the way to where its screen leads while the merchant does not offer it: the platform may say so any time. */
export function OfferedScreen({ screen, children }: OfferedScreenProps) {
  const { hash } = useLocation();
  const merchant = useMerchant();
  const isOffered = screen === undefined || offersScreen(merchant, screen.path);
  const instead = isOffered ? undefined : screen.unoffered(hash.slice(1));
  return instead === undefined ? children : <Navigate to={instead.href()} replace />;
}
