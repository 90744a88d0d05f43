import { createContext } from 'react';

/**
 * Where overlays meet the router around: they tell it how to close all that lies over the page, which resolves once the
 * browser's history stands on the page's own entry. Without one, as in a story, Back knows nothing of them.
 */
export const LayerGateContext = /* @__PURE__ */ createContext<
  ((clear: () => Promise<void>) => void) | undefined
>(undefined);
