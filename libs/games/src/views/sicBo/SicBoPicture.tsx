/** @jsxImportSource preact */
import type { SicBoOutcome } from '../../rules/sicBo/createSicBo';
import type { SicBoVariant } from '../../rules/sicBo/variants';
import { useUi } from '../frame/Ui';
import { Dice, Die } from '../parts/Die';
import type { PictureProps } from '../spots/spotDesign';

const resting = [1, 3, 6];

/** Three dice on the felt. */
export function SicBoPicture(props: PictureProps<SicBoVariant, SicBoOutcome>) {
  const { outcome, isBusy, round } = props;
  const { say } = useUi();
  const isRolling = isBusy && outcome === undefined;
  return (
    <Dice label={say('sicBo.dice')} turn={`${round} ${outcome?.total}`}>
      {(outcome?.dice ?? resting).map((face, at) => (
        <Die
          key={at}
          name={isBusy || outcome === undefined ? undefined : String(face)}
          face={face}
          isRolling={isRolling}
        />
      ))}
    </Dice>
  );
}
