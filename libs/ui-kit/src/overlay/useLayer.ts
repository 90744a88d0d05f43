import { use, useEffect, useEffectEvent } from 'react';
import { LayerGateContext } from './LayerGate';
import { clearLayers, layOver } from './layers';

/** Lets Back close something that lies over the page, as its own buttons do. */
export function useLayer(open: boolean, onClose: () => void): void {
  const meet = use(LayerGateContext);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || meet === undefined) return undefined;
    meet(clearLayers);
    return layOver(() => close());
  }, [open, meet]);
}
