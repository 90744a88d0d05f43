import { useEffect, useState } from 'preact/hooks';
import { useUi } from '../frame/Ui';
import type { Sound } from '../frame/sound';

export interface Counting {
  readonly most: number;
  /** Between two, in milliseconds. */
  readonly ms: number;
  readonly sound: Sound;
}

/** Counts from 0 up to `most`, anew for each `name`; there at once where motion is unwanted. */
export function useCounting(name: string, { most, ms, sound }: Counting): number {
  const { isCalm, play } = useUi();
  const [count, setCount] = useState({ name, at: 0 });
  useEffect(() => {
    if (isCalm || most === 0) return setCount({ name, at: most });
    let at = 0;
    setCount({ name, at });
    const timer = setInterval(() => {
      at += 1;
      play(sound);
      setCount({ name, at });
      if (at >= most) clearInterval(timer);
    }, ms);
    return () => clearInterval(timer);
  }, [name, most, ms, sound, isCalm, play]);
  return count.name === name ? count.at : 0;
}
