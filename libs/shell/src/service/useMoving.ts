import { useEffect, useState } from 'react';

/** A page that has not moved for so long stands, in milliseconds. */
const standsAfterMs = 500;

/** Whether the page is being scrolled. */
export function useMoving(): boolean {
  const [moving, setMoving] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      setMoving(true);
      clearTimeout(timer);
      timer = setTimeout(() => setMoving(false), standsAfterMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, []);
  return moving;
}
