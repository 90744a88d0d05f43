type Clear = () => Promise<void>;

/** What the router calls before it records a step, once something has lain over a screen. */
export const layerGate: { clear?: Clear } = {};

/**
 * What lies over a screen keeps entries of its own above the screen's in the browser's history. It says here how they
 * are left.
 */
export function meetLayers(clear: Clear): void {
  layerGate.clear = clear;
}
