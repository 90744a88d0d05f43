import { useEffect, useRef } from 'preact/hooks';
import type { Phase } from '../gameScreen';

/**
 * Controls are disabled while an answer is awaited, and a browser takes the focus from them: it comes back to the same
 * control, or to the last one of the stage where that one stays disabled, so that a keyboard can play on.
 */
export function useKeepFocus<Stage extends HTMLElement>(phase: Phase) {
  const stage = useRef<Stage>(null);
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const { current } = stage;
    const remember = ({ target }: FocusEvent) => void (last.current = target);
    current?.addEventListener('focusin', remember);
    return () => current?.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (phase === 'busy' || !isLost || !(last.current instanceof HTMLElement)) return;
    const controls = stage.current?.querySelectorAll<HTMLElement>(':is(button, input):enabled');
    const all = [...(controls ?? [])];
    const next = all.includes(last.current) ? last.current : all.at(-1);
    next?.focus({ preventScroll: true });
  }, [phase]);
  return stage;
}
