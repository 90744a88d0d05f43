import type { ComponentType } from 'react';
import { createPath, NavigationType } from 'react-router-dom';
import type { Location, Navigator, To } from 'react-router-dom';
import type { Address, Arrival } from './arrival';
import { layerGate } from './layerGate';
import { leaveLayers, locationAt, locationInForce, record, recordEntrance } from './siteHistory';

/** Where the player is and what is there; without page and failure the first screen is still on its way. */
export interface Stand {
  readonly location: Location;
  /** How they came: `POP` at first, and by Back and Forward. */
  readonly how: NavigationType;
  readonly Page?: ComponentType | undefined;
  /** Why there is no page. */
  readonly failure?: unknown;
  /** The player stands here already, and the page is still on its way: its frame stands in its place. */
  readonly isAwaited?: boolean;
}

export interface ScreenRouter {
  /** For react-router's hooks and links. */
  readonly navigator: Navigator;
  /** Resolves once there is something to show. */
  readonly ready: Promise<void>;
  stand(): Stand;
  subscribe(listener: () => void): () => void;
  /** Tells that a stand is on the screen. */
  markShown(stand: Stand): void;
  go(href: string): void;
  /** Where a step leads whose screen is still on its way. */
  headedFor(): string | undefined;
}

interface Step {
  readonly location: Location;
  readonly how: NavigationType;
}

/** How long a step's screen may take to be fetched and drawn before its frame stands in its place, in milliseconds. */
export const frameAfterMs = 100;

/** Marks the body while a step is under way: styles answer a press with it in the same frame. */
const markGoing = (isGoing: boolean) => document.body.toggleAttribute('data-going', isGoing);

/**
 * The site's router: takes a step when its screen has been fetched, or in the screen's frame when that takes longer, and
 * forgets it when another overtakes it.
 * @param arrive fetches the screen at an address, or says where to go instead
 */
export function createScreenRouter(arrive: (address: Address) => Promise<Arrival>): ScreenRouter {
  const listeners = new Set<() => void>();
  recordEntrance();
  let stand: Stand = { location: locationInForce(), how: NavigationType.Pop };
  let underWay: Step | undefined;
  let shown: Location | undefined;
  let tellReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve;
  });

  const isFirst = () =>
    stand.Page === undefined && stand.failure === undefined && stand.isAwaited !== true;

  function tell(next: Stand): void {
    stand = next;
    for (const listener of listeners) listener();
  }

  function standAt({ location, how }: Step, there: Omit<Stand, keyof Step>): void {
    // Whoever stands in a screen's frame has its entry already.
    const isRecorded = stand.location === location;
    if (how !== NavigationType.Pop && !isRecorded)
      record(location, how === NavigationType.Push ? 'push' : 'replace');
    tell({ location, how, ...there });
  }

  function land(step: Step, { Page, failure }: Pick<Stand, 'Page' | 'failure'>): void {
    underWay = undefined;
    standAt(step, { Page, failure });
    tellReady();
  }

  async function take(step: Step): Promise<void> {
    underWay = step;
    const isOvertaken = () => underWay !== step;
    /** Waits until nothing lies over the screen any more. */
    const leave = async () => {
      if (step.how !== NavigationType.Pop && !isOvertaken()) await layerGate.clear?.();
    };
    const showFrame = async () => {
      await leave();
      const landed = stand.location === step.location ? stand : undefined;
      if ((isOvertaken() && landed === undefined) || shown === step.location) return;
      // Whoever comes back sees the screen that they left until the other is drawn, which keeps its place.
      if (landed !== undefined && step.how === NavigationType.Pop) return;
      standAt(step, { isAwaited: true });
      // A page that is there is still being drawn: it goes on to be, behind its frame.
      if (landed !== undefined) tell(landed);
    };
    if (!isFirst()) markGoing(true);
    const timer = isFirst() ? undefined : setTimeout(() => void showFrame(), frameAfterMs);
    try {
      const arrival = await arrive(step.location);
      await leave();
      if (isOvertaken()) return;
      if ('Page' in arrival) return land(step, { Page: arrival.Page });
      clearTimeout(timer);
      // Where the address has changed already, the way around takes the place of that entry.
      const isNew = step.how === NavigationType.Push && stand.location !== step.location;
      const how = isNew ? NavigationType.Push : NavigationType.Replace;
      await take({ location: locationAt(arrival.instead, null), how });
    } catch (failure) {
      clearTimeout(timer);
      await leave();
      if (!isOvertaken()) land(step, { failure });
    }
  }

  const step = (to: To, state: unknown, how: NavigationType) =>
    void take({ location: locationAt(to, state), how });

  leaveLayers();
  window.addEventListener('popstate', () => {
    const { pathname, search, hash, key } = stand.location;
    const location = locationInForce();
    const isSamePlace = location.pathname === pathname && location.search === search;
    // An overlay of the same screen opened or closed; whoever opened it handles that.
    if (isSamePlace && location.hash === hash && location.key === key)
      return layerGate.clear ? undefined : leaveLayers();
    // A jump to a heading, or back from it, is no step to another screen.
    if (isSamePlace && !isFirst()) land({ location, how: NavigationType.Pop }, stand);
    else void take({ location, how: NavigationType.Pop });
  });

  void take({ location: stand.location, how: NavigationType.Pop });
  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go(delta) {
        const clear = layerGate.clear?.() ?? Promise.resolve();
        void clear.then(() => window.history.go(delta));
      },
      push: (to, state) => step(to, state, NavigationType.Push),
      replace: (to, state) => step(to, state, NavigationType.Replace),
    },
    ready,
    stand: () => stand,
    markShown({ location, isAwaited }) {
      if (isAwaited === true) return;
      shown = location;
      if (underWay === undefined) markGoing(false);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go: (href) => step(href, null, NavigationType.Push),
    headedFor: () =>
      underWay === undefined || isFirst() ? undefined : createPath(underWay.location),
  };
}
