import { offersScreen, paths, preloadCode, screenAt } from '@playhouse/navigation';
import type { Path, Viewer } from '@playhouse/navigation';
import { useSession, viewer } from '@playhouse/session';
import { useMerchant } from '@playhouse/whitelabel';
import { useEffect } from 'react';
import { fetchesNothingAhead } from './savesData';

/** Where players go next, the likeliest first. */
const nextScreens: Readonly<Record<Viewer, readonly Path[]>> = {
  visitor: [paths.login, paths.register],
  member: [paths.mine, paths.deposit, paths.activities],
  agent: [paths.mine, paths.deposit, paths.agent],
};

/** How long a screen stands before others are fetched, in milliseconds: what it asks for itself comes first. */
const restMs = 2500;

/** Names the work in the browser's timeline: what is fetched in that time is no part of the first screen. */
const measureName = 'playhouse:next';

const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 300);
    else requestIdleCallback(() => resolve(), { timeout: 5000 });
  });

/**
 * Fetches scripts and texts of the screens that are likely next, one after the other, once the page rests: a press is then
 * answered by the screen itself. Nothing is fetched where data is saved, or on a line that carries hardly anything.
 */
export function useNextScreens(): void {
  const merchant = useMerchant();
  const isMember = useSession() !== undefined;
  useEffect(() => {
    let isLeft = false;
    const fetchAll = async () => {
      if (fetchesNothingAhead()) return;
      const start = performance.now();
      for (const path of nextScreens[viewer()]) {
        const screen = offersScreen(merchant, path) ? screenAt(path.path) : undefined;
        if (screen === undefined) continue;
        await whenIdle();
        if (isLeft) return;
        await preloadCode(screen);
      }
      performance.measure(measureName, { start });
    };
    const timer = setTimeout(() => void fetchAll(), restMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [merchant, isMember]);
}
