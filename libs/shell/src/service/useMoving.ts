import { useEffect, useState } from 'react';

/** A page that has not moved for so long stands, in milliseconds. */
const standsAfterMs = 500;

/** Whether the page is being scrolled; it is while the finger that moved it still lies on it. */
export function useMoving(): boolean {
  const [moving, setMoving] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isTouched = false;
    const settle = () => {
      clearTimeout(timer);
      if (!isTouched) timer = setTimeout(() => setMoving(false), standsAfterMs);
    };
    const onScroll = () => {
      setMoving(true);
      settle();
    };
    const onTouch = ({ touches }: TouchEvent) => {
      isTouched = touches.length > 0;
      settle();
    };
    const touch = ['touchstart', 'touchend', 'touchcancel'] as const;
    const passive = { passive: true } as const;
    window.addEventListener('scroll', onScroll, passive);
    for (const type of touch) window.addEventListener(type, onTouch, passive);
    return () => {
      window.removeEventListener('scroll', onScroll);
      for (const type of touch) window.removeEventListener(type, onTouch);
      clearTimeout(timer);
    };
  }, []);
  return moving;
}
