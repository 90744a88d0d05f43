/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import type { WheelOutcome } from '../../rules/moneyWheel/createMoneyWheel';
import type { MoneyWheelVariant } from '../../rules/moneyWheel/moneyWheelVariants';
import { Wheel } from '../parts/Wheel';
import type { Segment } from '../parts/Wheel';
import { useSteps } from '../slot/useSteps';
import type { PictureProps } from '../spots/spotDesign';

/** How long the wheel turns to each of its stops, in milliseconds. */
export const turnMs = 2200;

const tones: readonly Segment['tone'][] = ['blue', 'green', 'violet', 'red', 'black'];

/** One colour for each odds; segments that multiply are golden. */
function paintSegments(segments: readonly string[]): Segment[] {
  const odds = [...new Set(segments)].map(Number).filter(Number.isFinite);
  const order = odds.toSorted((a, b) => a - b);
  return segments.map((label) => ({
    label: label.replace('x', '×'),
    tone: tones[order.indexOf(Number(label)) % tones.length] ?? 'gold',
  }));
}

/** The wheel of fortune, turned as often as its segments say. */
export function MoneyWheelPicture(props: PictureProps<MoneyWheelVariant, WheelOutcome>) {
  const { variant, outcome, isBusy, round } = props;
  const segments = useMemo(() => paintSegments(variant.segments), [variant]);
  const steps = outcome?.stops.map((stop, at) => ({ stop, at, ms: turnMs })) ?? [];
  const step = useSteps(steps, round);
  return (
    <Wheel
      segments={segments}
      stop={step?.stop}
      turn={`${round} ${step?.at}`}
      isWaiting={isBusy && outcome === undefined}
      hub={isBusy ? undefined : outcome?.spot}
    />
  );
}
