import { useEffect, useEffectEvent, useRef, useState } from 'react';

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Steps by arrow keys pressed inside an element, tells when a finger comes down on it, and whether the focus is in it. */
export function useFrame(step: (by: 1 | -1) => void, onTouch: () => void) {
  const frame = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  });
  const touch = useEffectEvent(onTouch);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('keydown', (event) => press(event), { signal });
    element.addEventListener('pointerdown', () => touch(), { signal, passive: true });
    element.addEventListener('focusin', () => setFocused(true), { signal });
    element.addEventListener('focusout', () => setFocused(false), { signal });
    return () => controller.abort();
  }, []);
  return { frame, focused };
}
