import { useEffect } from 'react';
import type { RefObject } from 'react';
import { stepByItself } from './stepByItself';
import type { ResolvedMotion } from './types';
import { whenDue } from './whenDue';

interface Play {
  /** Holds the wrapper of the slides. */
  readonly root: RefObject<HTMLElement | null>;
  /** The first slide in view. */
  readonly index: number;
  /** The motion as JSON, which stays the same from one rendering to the next. */
  readonly settings: string;
  readonly on: boolean;
  readonly onMoved: (index: number) => void;
}

/** Moves on whenever the slides have stood still for their time, in view, and not under the pointer. */
export function usePlay({ root, index, settings, on, onMoved }: Play): void {
  useEffect(() => {
    const element = root.current;
    const wrapper = element?.firstElementChild;
    const motion = JSON.parse(settings) as ResolvedMotion;
    const { autoplayMs } = motion;
    if (!on || autoplayMs === undefined || !(wrapper instanceof HTMLElement)) return undefined;
    const next = (index + 1) % wrapper.childElementCount;
    const wait = () =>
      whenDue(wrapper, autoplayMs, () => {
        stop = wrapper.matches(':hover')
          ? wait()
          : stepByItself(wrapper, index, motion, () => onMoved(next));
      });
    let stop = wait();
    return () => stop();
  }, [root, index, settings, on, onMoved]);
}
