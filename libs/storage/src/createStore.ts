/** Texts by key that outlive a page. Nothing throws: what a browser refuses to keep lives until the page ends. */
export interface TextStore {
  get(key: string): string | undefined;
  /** @returns whether the browser keeps it; else it lives as long as the page */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  clear(): void;
  /** Calls back after a change of the key, in this tab or another one; returns how to stop. */
  subscribe(key: string, listener: () => void): () => void;
}

type Area = 'localStorage' | 'sessionStorage';

/** The browser's storage: reading the property throws where cookies are forbidden, and gives null in a view without one. */
function storageOf(area: Area): Storage | undefined {
  try {
    return typeof window === 'undefined'
      ? undefined
      : ((window[area] as Storage | null) ?? undefined);
  } catch {
    return undefined;
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

interface Listeners {
  notify(key: string | null): void;
  add(key: string, listener: () => void): () => void;
}

function createListeners(): Listeners {
  const byKey = new Map<string, Set<() => void>>();
  return {
    notify(key) {
      const sets = key === null ? [...byKey.values()] : [byKey.get(key) ?? new Set<() => void>()];
      for (const listener of sets.flatMap((set) => [...set])) listener();
    },
    add(key, listener) {
      const set = byKey.get(key) ?? new Set();
      byKey.set(key, set.add(listener));
      return () => set.delete(listener);
    },
  };
}

/** Makes a store over one of the browser's storages. */
export function createStore(area: Area): TextStore {
  // Values that the browser refused; they shadow those that it holds.
  const memory = new Map<string, string>();
  const listeners = createListeners();
  let listens = false;

  function listenToOtherTabs(): void {
    if (listens || typeof window === 'undefined') return;
    listens = true;
    window.addEventListener('storage', (event) => {
      if (event.storageArea !== null && event.storageArea === storageOf(area)) {
        listeners.notify(event.key);
      }
    });
  }

  return {
    get(key) {
      const kept = memory.get(key);
      return kept ?? attempt(() => storageOf(area)?.getItem(key)) ?? undefined;
    },
    set(key, value) {
      const stored = attempt(() => {
        const storage = storageOf(area);
        storage?.setItem(key, value);
        return storage !== undefined;
      });
      if (stored === true) memory.delete(key);
      else memory.set(key, value);
      listeners.notify(key);
      return stored === true;
    },
    remove(key) {
      memory.delete(key);
      attempt(() => storageOf(area)?.removeItem(key));
      listeners.notify(key);
    },
    clear() {
      memory.clear();
      attempt(() => storageOf(area)?.clear());
      listeners.notify(null);
    },
    subscribe(key, listener) {
      listenToOtherTabs();
      return listeners.add(key, listener);
    },
  };
}

/** Kept until the player clears it, and shared by all tabs. */
export const localStore = createStore('localStorage');

/** Kept until the tab is closed. */
export const sessionStore = createStore('sessionStorage');
