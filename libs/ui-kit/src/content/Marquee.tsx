import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../cx';
import { isMirrored } from '../isMirrored';
import styles from './Marquee.module.css';
import { usePageMotion } from './pageMotion';
import { PauseButton } from './PauseButton';
import { useReducedMotion } from './useReducedMotion';

export interface MarqueeProps {
  /** The text that moves, from end to start. */
  children: ReactNode;
  /** @default 40 */
  pixelsPerSecond?: number;
  className?: string;
}

/** Text that runs along one line; stands still under the pointer, with focus inside and with reduced motion. */
export function Marquee(props: MarqueeProps) {
  const { children, pixelsPerSecond = 40, className } = props;
  const reduced = useReducedMotion();
  const motion = usePageMotion(!reduced);
  const track = useRunning(children, pixelsPerSecond, motion.paused || reduced);
  return (
    <div className={cx(styles.row, className)}>
      <div className={cx(styles.window, reduced && styles.still)}>
        <div ref={track} className={styles.track}>
          {children}
        </div>
      </div>
      <PauseButton {...motion} />
    </div>
  );
}

/** Moves the track by the Web Animations API: its length is known only once it is laid out. */
function useRunning(content: ReactNode, pixelsPerSecond: number, stopped: boolean) {
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = track.current;
    const frame = node?.parentElement;
    if (!node || !frame || stopped || typeof node.animate !== 'function') return;
    const room = frame.clientWidth;
    const way = room + node.scrollWidth;
    const sign = isMirrored(node) ? -1 : 1;
    const at = (place: number) => ({ transform: `translateX(${sign * place}px)` });
    const running = node.animate([at(room), at(-node.scrollWidth)], {
      duration: (way / pixelsPerSecond) * 1000,
      iterations: Infinity,
    });
    // Begins where it is readable, not from an empty strip.
    running.currentTime = (room / pixelsPerSecond) * 1000;
    const hold = () => running.pause();
    const go = () => running.play();
    const events = [
      ['pointerenter', hold],
      ['pointerleave', go],
      ['focusin', hold],
      ['focusout', go],
    ] as const;
    for (const [name, handler] of events) frame.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of events) frame.removeEventListener(name, handler);
      running.cancel();
    };
  }, [content, pixelsPerSecond, stopped]);
  return track;
}
