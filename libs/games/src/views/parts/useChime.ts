import { useEffect } from 'preact/hooks';
import { useUi } from '../frame/Ui';

/** Rings each time that the player's gains in a round grow. */
export function useChime(gains: number): void {
  const { play } = useUi();
  useEffect(() => {
    if (gains > 0) play('coin');
  }, [gains, play]);
}
