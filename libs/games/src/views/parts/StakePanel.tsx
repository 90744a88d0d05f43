/** @jsxImportSource preact */
import { StakeBar } from './StakeBar';
import { useStake } from './useStake';

export interface StakePanelProps {
  /** On the button that plays. */
  readonly label: string;
  readonly disabled: boolean;
  /** `stake` in major units. */
  readonly onPlay: (stake: number) => void;
}

/** The stake of one round with its steps and quick choices, and the button that plays. The stake stays for the next. */
export function StakePanel({ label, disabled, onPlay }: StakePanelProps) {
  const stake = useStake();
  return (
    <StakeBar
      {...{ stake, label, disabled }}
      isLocked={disabled}
      onPress={() => onPlay(stake.stake)}
    />
  );
}
