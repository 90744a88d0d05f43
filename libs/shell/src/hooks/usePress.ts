import { useEffect, useState, useSyncExternalStore } from 'react';

const down = new Set<number>();
const listeners = new Set<() => void>();

const isPressed = () => down.size > 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes which fingers and buttons are down, for `useUnpressed`; once, by the frame of all screens. */
export function useWatchPress(): void {
  useEffect(() => {
    const press = ({ pointerId }: PointerEvent) => down.add(pointerId);
    const release = ({ pointerId }: PointerEvent) => {
      // The click comes after it, and still belongs to what was pressed.
      setTimeout(() => {
        down.delete(pointerId);
        for (const listener of listeners) listener();
      });
    };
    const options = { capture: true, passive: true };
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => {
      document.removeEventListener('pointerdown', press, options);
      document.removeEventListener('pointerup', release, options);
      document.removeEventListener('pointercancel', release, options);
      down.clear();
    };
  }, []);
}

/**
 * Whether what nobody asked for may appear: wanted, and not while something is pressed. It would come between the
 * finger and what it lies on, and the tap would be lost.
 */
export function useUnpressed(wanted: boolean): boolean {
  const pressed = useSyncExternalStore(subscribe, isPressed, () => false);
  const [appeared, setAppeared] = useState(false);
  const appears = wanted && (appeared || !pressed);
  if (appears !== appeared) setAppeared(appears);
  return appears;
}
