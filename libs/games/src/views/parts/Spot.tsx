/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useUi } from '../frame/Ui';
import styles from './Spot.module.css';

export type SpotTone = 'red' | 'black' | 'green' | 'blue' | 'gold' | 'white' | 'yellow' | 'pink';

export interface SpotProps {
  /** Read aloud, with the chips on it. */
  readonly name: string;
  /** As it looks, where that is another thing than its name. */
  readonly children?: ComponentChildren;
  /** The most that one chip brings back, its stake included; in hundredths. */
  readonly pays?: number | undefined;
  readonly chips: number;
  readonly hasWon?: boolean | undefined;
  readonly disabled: boolean;
  readonly tone?: SpotTone | undefined;
  readonly onPut: () => void;
}

/** A spot of a table that takes chips with each press. */
export function Spot(props: SpotProps) {
  const { name, children, pays, chips, hasWon, disabled, tone, onPut } = props;
  const { say, play } = useUi();
  const put = () => {
    play('coin');
    onPut();
  };
  const spoken = chips > 0 ? say('frame.spot', { name, chips: String(chips) }) : name;
  return (
    <button
      type="button"
      className={styles.spot}
      data-part="spot"
      aria-label={spoken}
      data-won={hasWon}
      data-tone={tone}
      disabled={disabled}
      onClick={put}
    >
      <span>{children ?? name}</span>
      {pays !== undefined && <small>×{pays / 100}</small>}
      {chips > 0 && <b className={styles.chips}>{chips}</b>}
    </button>
  );
}
