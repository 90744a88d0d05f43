import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Boot } from '../boot';
import { onSettings, tellParent } from './parentPage';
import { createSoundBox } from './sound';
import { createSpeech } from './speech';
import type { Ui } from './Ui';

/** Words, money, pictures and sound of a page; sound as the page around remembers it. */
export function useCreateUi(boot: Boot) {
  const [isLoud, setLoud] = useState(false);
  const box = useMemo(createSoundBox, []);
  const ui = useMemo<Ui>(
    () => ({
      ...createSpeech(boot),
      ...{ pictures: boot.pictures, minBet: boot.minBet, maxBet: boot.maxBet, play: box.play },
      jackpot: boot.jackpot,
      // The platform draws no motion.
      isCalm:
        typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches,
    }),
    [boot, box],
  );
  // Before the page says that it is ready: the answer to that is heard.
  useLayoutEffect(() => onSettings(({ sound }) => setLoud(sound)), []);
  useEffect(() => box.turn(isLoud), [box, isLoud]);
  const toggleSound = () => {
    setLoud(!isLoud);
    tellParent({ type: 'playhouse:sound', on: !isLoud });
  };
  return { ui, isLoud, toggleSound };
}
