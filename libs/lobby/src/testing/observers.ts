import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

type Watcher = (distance: number) => void;

const watchers = new Set<Watcher>();

/** Stands in for an observer that jsdom lacks: tells of nothing until a test says what came near. */
class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #watcher: Watcher;

  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.rootMargin = options?.rootMargin ?? '';
    const reach = Number(/ (\d+)px 0px$/.exec(this.rootMargin)?.[1] ?? 0);
    this.#watcher = (distance) => {
      const entry: Partial<IntersectionObserverEntry> = { isIntersecting: distance <= reach };
      callback([entry as IntersectionObserverEntry], this);
    };
  }
  observe() {
    watchers.add(this.#watcher);
  }
  unobserve() {}
  disconnect() {
    watchers.delete(this.#watcher);
  }
  takeRecords() {
    return [];
  }
}

/** Gives the tests of a file an `IntersectionObserver`, and a page that can be scrolled. */
export function withIntersectionObserver(): void {
  beforeEach(() => {
    watchers.clear();
    vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => void vi.unstubAllGlobals());
}

/** Moves the end of the list to a distance below the screen, in CSS px. */
export function endOfList(distance: number): void {
  act(() => {
    for (const watcher of [...watchers]) watcher(distance);
  });
}
