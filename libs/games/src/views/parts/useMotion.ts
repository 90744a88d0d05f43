import { useLayoutEffect, useRef } from 'preact/hooks';
import { useUi } from '../frame/Ui';

/** Ways that a part takes: frames of transform and opacity alone. */
export interface Motion {
  readonly frames: Keyframe[];
  readonly ms: number;
}

/** Moves an element each time that `name` is another one; it stands at the last frame where motion is unwanted. */
export function useMotion<Part extends Element>(motion: Motion | undefined, name: string) {
  const { isCalm } = useUi();
  const part = useRef<Part>(null);
  // Frames are made anew with each render; the name says when they are others.
  const latest = useRef(motion);
  latest.current = motion;
  useLayoutEffect(() => {
    const { current } = latest;
    // Documents of tests know no animations.
    if (current === undefined || part.current === null || !('animate' in part.current)) return;
    const duration = isCalm ? 0 : current.ms;
    const course = part.current.animate(current.frames, { duration, fill: 'both' });
    return () => course.cancel();
  }, [name, isCalm]);
  return part;
}
