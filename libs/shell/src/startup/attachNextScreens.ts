import { offersScreen, paths, preloadCode, screenAt } from '@playhouse/navigation';
import type { PathName, Viewer } from '@playhouse/navigation';
import { fetchesNothingAhead } from '@playhouse/platform';
import { onSessionChange, viewer } from '@playhouse/session';
import { whenIdle } from '@playhouse/ui-kit';
import type { Merchant } from '@playhouse/whitelabel';
import { fetchDictionary } from './fetchDictionary';

/** How long a page stands before screens are fetched, in milliseconds: what it asks for itself comes first. */
const restMs = 2500;

/** Names the work in the browser's timeline: what is fetched in that time is no part of the first screen. */
const measureName = 'playhouse:next';

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve, 5000));

/**
 * Fetches scripts and texts of the screens that are likely next, one after the other, once the page rests and whenever
 * another kind of player looks: a press is then answered by the screen itself. The dictionary comes last. Nothing is fetched where data is saved, or
 * on a line that carries hardly anything.
 */
export function attachNextScreens(
  likely: Readonly<Record<Viewer, readonly PathName[]>>,
  merchant: () => Merchant,
): void {
  const fetchAll = async () => {
    if (fetchesNothingAhead()) return;
    const start = performance.now();
    const who = viewer();
    for (const name of likely[who]) {
      const path = paths[name];
      const screen = offersScreen(merchant(), path) ? screenAt(path.path) : undefined;
      if (screen === undefined) continue;
      await idle();
      if (viewer() !== who) return;
      await preloadCode(screen);
    }
    fetchDictionary();
    performance.measure(measureName, { start });
  };
  const begin = () => void setTimeout(() => void fetchAll(), restMs);
  begin();
  onSessionChange(begin);
}
