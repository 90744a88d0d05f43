type Clear = () => Promise<void>;

/** The function that the router calls before it records a step, once an overlay has been open. */
export const layerGate: { clear?: Clear } = {};

/**
 * Registers how to leave the entries that open overlays keep above the screen's in the browser's history.
 */
export function meetLayers(clear: Clear): void {
  layerGate.clear = clear;
}
