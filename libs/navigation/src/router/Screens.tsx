import { startTransition, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import type { ScreenRouter, Stand } from './createScreenRouter';
import { FailureBoundary } from './FailureBoundary';

/** Components that surround a page, replace one that failed, and hold its place until the first one is there. */
export interface ScreenFrame {
  readonly Layout: ComponentType<{ readonly children: ReactNode }>;
  readonly Failure: ComponentType;
  readonly Waiting: ComponentType;
}

interface StandingProps extends ScreenFrame {
  readonly stand: Stand;
  readonly navigator: Navigator;
}

/** A screen at its address, for a router that moves and for a server that does not. */
export function Standing({ stand, navigator, Layout, Failure, Waiting }: StandingProps) {
  const { location, how, Page, failure } = stand;
  const isThere = Page !== undefined || failure !== undefined;
  return (
    <Router location={location} navigationType={how} navigator={navigator}>
      <FailureBoundary of={location} fallback={<Failure />}>
        {isThere ? (
          <Layout>
            <FailureBoundary of={location} fallback={<Failure />}>
              {Page === undefined ? <Failure /> : <Page />}
            </FailureBoundary>
          </Layout>
        ) : (
          <Waiting />
        )}
      </FailureBoundary>
    </Router>
  );
}

export interface ScreensProps extends ScreenFrame {
  readonly router: ScreenRouter;
}

/** The screen on which the player is; the next one takes its place in small steps. */
export function Screens({ router, ...frame }: ScreensProps) {
  const [stand, setStand] = useState(router.stand);
  useEffect(() => {
    const show = () => startTransition(() => setStand(router.stand()));
    // Catches up with steps taken since the first render.
    show();
    return router.subscribe(show);
  }, [router]);
  return <Standing stand={stand} navigator={router.navigator} {...frame} />;
}
