/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import type { RouletteOutcome } from '../../rules/roulette/createRoulette';
import { createLayout } from '../../rules/roulette/layout';
import type { RouletteVariant } from '../../rules/roulette/variants';
import { Wheel } from '../parts/Wheel';
import type { PictureProps } from '../spots/spotDesign';
import { findTone, listPockets } from './pockets';

/** The wheel with its pockets, and the ball. */
export function RoulettePicture(props: PictureProps<RouletteVariant, RouletteOutcome>) {
  const { variant, outcome, isBusy, round } = props;
  const { numbers, zeros } = variant;
  const pockets = listPockets(numbers, zeros);
  const segments = useMemo(() => {
    const red = createLayout(numbers, zeros)['red'] ?? [];
    return pockets.map((label) => ({ label, tone: findTone(label, red) }));
  }, [numbers, zeros, pockets]);
  return (
    <Wheel
      segments={segments}
      stop={outcome === undefined ? undefined : pockets.indexOf(outcome.pocket)}
      turn={`${round} ${outcome?.pocket}`}
      isWaiting={isBusy && outcome === undefined}
      hasBall
      hub={isBusy ? undefined : outcome?.pocket}
    />
  );
}
