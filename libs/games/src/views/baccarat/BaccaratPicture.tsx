/** @jsxImportSource preact */
import type { BaccaratOutcome } from '../../rules/baccarat/bank';
import type { BaccaratVariant } from '../../rules/baccarat/variants';
import { sumPoints } from '../../rules/cards/points';
import { DuelPicture } from '../duel/DuelPicture';
import { useUi } from '../frame/Ui';
import type { PictureProps } from '../spots/spotDesign';

const sides = ['player', 'banker'] as const;

/** The player's hand and the bank's, with their points. */
export function BaccaratPicture(props: PictureProps<BaccaratVariant, BaccaratOutcome>) {
  const { outcome, isBusy, round } = props;
  const { say } = useUi();
  const isShown = outcome !== undefined && !isBusy;
  const hands = sides.map((side, at) => {
    const other = sides[1 - at] ?? side;
    const points = sumPoints(outcome?.[side] ?? []);
    return {
      label: say(`baccarat.${side}`),
      cards: outcome?.[side] ?? 2,
      note: isShown ? String(points) : undefined,
      hasWon: isShown && points > sumPoints(outcome[other]),
    };
  });
  return <DuelPicture sides={hands} deal={`${round} ${outcome === undefined}`} />;
}
