import { useEffect, useState } from 'preact/hooks';

/** As in `frame.css`: there is room for a column beside the game. */
const wide = '(min-width: 60rem)';

/** Whether there is room beside the game; not known on the platform, which draws the phone's view. */
export function useWide(): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    // Documents of tests have no width.
    if (typeof matchMedia === 'undefined') return undefined;
    const query = matchMedia(wide);
    const read = () => setWide(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return isWide;
}
