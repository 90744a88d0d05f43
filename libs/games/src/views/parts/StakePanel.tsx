/** @jsxImportSource preact */
import { StakeBar } from './StakeBar';
import { useStake } from './useStake';

export interface StakePanelProps {
  /** On the button that plays. */
  readonly label: string;
  readonly disabled: boolean;
  /** Whether the stake stands as it is, too. @default while the button is disabled */
  readonly isLocked?: boolean;
  /** `stake` in major units. */
  readonly onPlay: (stake: number) => void;
}

/** The stake of one round with its steps and quick choices, and the button that plays. The stake stays for the next. */
export function StakePanel(props: StakePanelProps) {
  const { label, disabled, isLocked = disabled, onPlay } = props;
  const stake = useStake();
  return <StakeBar {...{ stake, label, disabled, isLocked }} onPress={() => onPlay(stake.stake)} />;
}
