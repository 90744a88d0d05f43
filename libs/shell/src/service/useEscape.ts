import { useEffect, useEffectEvent } from 'react';

/** Closes what is open on Escape and on a press beside it. @param inside selector of what it belongs to */
export function useDismiss(inside: string, open: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss();
    };
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(inside) === null) dismiss();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open, inside]);
}
