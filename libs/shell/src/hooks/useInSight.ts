import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const canTell = () => typeof IntersectionObserver !== 'undefined';

/** Whether an element is on the screen; yes until it is known, no where the browser cannot tell. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(canTell);
  useEffect(() => {
    if (!canTell()) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting === true),
    );
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inSight;
}
