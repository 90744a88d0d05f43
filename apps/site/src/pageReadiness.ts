import { whenIdle } from '@playhouse/ui-kit';
import { embeddedElementId } from './documents/embedded';

/** How long a page that never comes to rest may keep what waits for it waiting, in milliseconds. */
const patience = 2500;

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
    whenIdle(done, patience);
  });
}

/** Resolves in a task of its own, before which taps and frames get their turn. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

let tell: () => void = () => undefined;
const standing = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Says that React has the page: called once, by the tree itself. */
export function markPageReady(): void {
  tell();
}

/**
 * Resolves when the page may ask for what its first view does without: where React takes over a document, which an
 * answer in between would change under its hands, once it stands and is quiet; where there is only a frame, at once.
 */
export function whenReady(page: Document = document): Promise<void> {
  const isDocument = page.getElementById(embeddedElementId) !== null;
  return isDocument ? standing.then(whenQuiet) : Promise.resolve();
}
