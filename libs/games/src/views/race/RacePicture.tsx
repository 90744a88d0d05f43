/** @jsxImportSource preact */
import type { RaceOutcome } from '../../rules/race/createRace';
import type { RaceVariant } from '../../rules/race/raceVariants';
import { useUi } from '../frame/Ui';
import type { PictureProps } from '../spots/spotDesign';
import styles from './RacePicture.module.css';
import { Runner } from './Runner';

/** A lane for each runner; they come to the finish in the order of the outcome. */
export function RacePicture(props: PictureProps<RaceVariant, RaceOutcome>) {
  const { variant, outcome, isBusy, round } = props;
  const { say } = useUi();
  return (
    <div
      key={`${round} ${outcome === undefined}`}
      className={styles.track}
      data-figure={variant.figure}
      role="img"
      aria-label={say('race.track')}
    >
      {variant.runners.map((_, at) => {
        const place = (outcome?.order.indexOf(at + 1) ?? -1) + 1;
        return (
          <div key={at} className={styles.lane}>
            <div className={styles.run} data-place={place} data-waiting={isBusy && place === 0}>
              <Runner figure={variant.figure ?? 'horse'} number={at + 1} />
            </div>
            {!isBusy && place > 0 && place <= variant.places && (
              <b className={styles.place}>{place}</b>
            )}
          </div>
        );
      })}
    </div>
  );
}
