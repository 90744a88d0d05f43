/** How long a page that never comes to rest may keep what waits for it waiting, in milliseconds. */
const patience = 2500;

/** Where the browser cannot tell when it is idle (Safari), in milliseconds. */
const fallbackDelay = 300;

const acts = ['pointerdown', 'keydown'] as const;

/**
 * Resolves when the page has nothing better to do, or as soon as somebody acts on it: what the first view
 * can do without starts then.
 */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const act of acts) removeEventListener(act, done, true);
      resolve();
    };
    for (const act of acts) addEventListener(act, done, { capture: true, passive: true });
    if (typeof requestIdleCallback === 'undefined') setTimeout(done, fallbackDelay);
    else requestIdleCallback(done, { timeout: patience });
  });
}
