import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isMirrored } from '../isMirrored';

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

const isAlongLine = (key: string) => key === 'ArrowRight' || key === 'ArrowLeft';

/** How far a finger goes that means to turn, in CSS pixels. */
const turnPx = 30;

interface FrameOptions {
  /** Along which a finger turns. */
  readonly axis: 'clientX' | 'clientY';
  readonly step: (by: 1 | -1) => void;
  /** A finger comes down. Answers whether the slides follow it by themselves. */
  readonly onTouch: () => boolean;
}

/**
 * Steps by arrow keys pressed inside an element, and by a finger that nothing follows yet; tells when one comes down on
 * it, and whether the focus is in it.
 */
export function useFrame({ axis, step, onTouch }: FrameOptions) {
  const frame = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState(false);
  /** The right side comes next, or came before where one reads from right to left. */
  const turned = (by: 1 | -1) => {
    if (!isMirrored(frame.current)) return by;
    return by === 1 ? -1 : 1;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(isAlongLine(event.key) ? turned(by) : by);
  });
  const from = useRef<number>(undefined);
  const touch = useEffectEvent((event: PointerEvent) => {
    from.current = onTouch() || event.pointerType === 'mouse' ? undefined : event[axis];
  });
  const lift = useEffectEvent((event: PointerEvent) => {
    const by = from.current === undefined ? 0 : event[axis] - from.current;
    from.current = undefined;
    if (Math.abs(by) < turnPx) return;
    const ahead = by < 0 ? 1 : -1;
    step(axis === 'clientX' ? turned(ahead) : ahead);
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('keydown', (event) => press(event), { signal });
    element.addEventListener('pointerdown', (event) => touch(event), { signal, passive: true });
    element.addEventListener('pointerup', (event) => lift(event), { signal, passive: true });
    element.addEventListener('focusin', () => setFocused(true), { signal });
    element.addEventListener('focusout', () => setFocused(false), { signal });
    return () => controller.abort();
  }, []);
  return { frame, focused };
}
