import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

type Watcher = (near: boolean) => void;

const watchers = new Set<Watcher>();

/** Stands in for an observer that jsdom lacks: tells of nothing until a test says what came near. */
class FakeIntersectionObserver implements IntersectionObserver {
  static options: IntersectionObserverInit | undefined;
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #watcher: Watcher;

  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    FakeIntersectionObserver.options = options;
    this.#watcher = (near) => {
      const entry: Partial<IntersectionObserverEntry> = { isIntersecting: near };
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

/** Moves the end of the list towards the screen, or away from it. */
export function endOfList(near: boolean): void {
  act(() => {
    for (const watcher of [...watchers]) watcher(near);
  });
}

/** Options of the newest observer. */
export function observedWith(): IntersectionObserverInit | undefined {
  return FakeIntersectionObserver.options;
}
