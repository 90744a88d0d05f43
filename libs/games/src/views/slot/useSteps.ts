import { useEffect, useState } from 'preact/hooks';
import { useUi } from '../frame/Ui';

/**
 * Shows pictures one after the other, each as long as it says; the last one at once where motion is unwanted.
 * @param steps the same list until other pictures are to be shown
 */
export function useSteps<Step extends { readonly ms: number }>(
  steps: readonly Step[],
  round: number,
): Step | undefined {
  const { isCalm, play } = useUi();
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (isCalm || steps.length === 0) return setAt(Math.max(0, steps.length - 1));
    setAt(0);
    const timers: ReturnType<typeof setTimeout>[] = [];
    let begin = 0;
    for (const [index, { ms }] of steps.entries()) {
      timers.push(
        setTimeout(() => {
          play('turn');
          setAt(index);
        }, begin),
      );
      begin += ms;
    }
    return () => timers.forEach(clearTimeout);
  }, [round, steps, isCalm, play]);
  return steps[Math.min(at, steps.length - 1)];
}
