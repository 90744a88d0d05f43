/** In the address of a story that is drawn as a picture beside others. */
export const pictureMark = 'picture=true';

/** A storage that lives as long as its page. */
function createMemory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Whether this page is a picture beside others. */
export const isPicture = location.search.includes(pictureMark);

// Pictures side by side are of several persons: one that logs in must not log the others in.
if (isPicture)
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, { value: createMemory() });
