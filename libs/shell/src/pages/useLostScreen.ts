import { reach } from '@playhouse/platform';
import type { Sight } from '@playhouse/platform';
import { useEffect, useState } from 'react';
import { leaveFor } from '../updates/leaveFor';
import { useUpdate } from '../updates/updateStore';

/** The reason why a screen failed: `looking` until the network's state is known, and while the screen comes back. */
export type LostScreen = 'looking' | Sight;

/**
 * Finds out whether it was the network that a failed screen wanted for, and brings the screen back when
 * there is one again: by a fresh page, since engines differ in whether they ask again for a script that
 * failed once.
 */
export function useLostScreen(reload: () => void): LostScreen {
  const [found, setFound] = useState<LostScreen>('looking');
  const leaving = useUpdate((state) => state.leaving);
  useEffect(() => {
    let letGo: (() => void) | undefined;
    let off: (() => void) | undefined;
    let isLeft = false;
    const comeBack = () => {
      setFound('there');
      leaveFor(reload);
    };
    void reach.look().then((sight) => {
      if (isLeft) return;
      setFound(sight);
      if (sight === 'there') return;
      off = reach.onFound(comeBack);
      letGo = reach.need();
    });
    return () => {
      isLeft = true;
      off?.();
      letGo?.();
    };
  }, [reload]);
  return leaving ? 'looking' : found;
}
