const listeners = new Set<() => void>();
let keys: ReadonlySet<string> = new Set();

function set(next: ReadonlySet<string>): void {
  keys = next;
  for (const listener of [...listeners]) listener();
}

/** Keys of movements whose end a screen of this tab waits for, and will tell itself. The same set until it changes. */
export function attendedKeys(): ReadonlySet<string> {
  return keys;
}

export function onAttended(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A screen that is there to tell how its movements end, until it leaves. */
export interface Attendant {
  isPresent(): boolean;
  come(): void;
  attend(key: string): void;
  release(key: string): void;
  leave(): void;
}

export function createAttendant(): Attendant {
  const mine = new Set<string>();
  let present = true;
  const without = (gone: ReadonlySet<string>) => {
    if (gone.size > 0) set(new Set([...keys].filter((key) => !gone.has(key))));
  };
  return {
    isPresent: () => present,
    come() {
      present = true;
    },
    attend(key) {
      if (!present) return;
      mine.add(key);
      set(new Set([...keys, key]));
    },
    release(key) {
      mine.delete(key);
      without(new Set([key]));
    },
    leave() {
      present = false;
      without(mine);
    },
  };
}
