import { startTransition, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import type { ScreenRouter, Stand } from './createScreenRouter';
import { FailureBoundary } from './FailureBoundary';

/** Components that surround a page and replace it. */
export interface ScreenFrame {
  readonly Layout: ComponentType<{ readonly children: ReactNode }>;
  /** In place of one that failed. */
  readonly Failure: ComponentType;
  /** In place of the whole site, until the first screen is there. */
  readonly Waiting: ComponentType;
  /** In place of one to which the player has gone and which is still on its way. */
  readonly Awaited: ComponentType;
}

interface StandingProps extends ScreenFrame {
  readonly stand: Stand;
  readonly navigator: Navigator;
}

/** A screen at its address, for a router that moves and for a server that does not. */
export function Standing(props: StandingProps) {
  const { stand, navigator, Layout, Failure, Waiting, Awaited } = props;
  const { location, how, Page = stand.isAwaited ? Awaited : undefined, failure } = stand;
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
    const show = () => {
      const next = router.stand();
      // A frame answers a press at once; a page takes its place in small steps.
      if (next.isAwaited === true) setStand(next);
      else startTransition(() => setStand(next));
    };
    // Catches up with steps taken since the first render.
    show();
    return router.subscribe(show);
  }, [router]);
  useEffect(() => router.markShown(stand), [router, stand]);
  return <Standing stand={stand} navigator={router.navigator} {...frame} />;
}
