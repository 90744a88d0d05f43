import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton';
import { pauseMotion } from './pageMotion';
import type { PageMotion } from './pageMotion';

export interface PauseButtonProps extends PageMotion {
  readonly className?: string | undefined;
}

/** The page's one button that stops and starts what moves, on the part that has it. */
export function PauseButton({ paused, hasButton, className }: PauseButtonProps) {
  const { formatMessage } = useIntl();
  if (!hasButton) return null;
  return (
    <IconButton
      icon={paused ? 'play' : 'pause'}
      iconSize="s"
      className={className}
      label={formatMessage({ id: paused ? 'ui.motion.play' : 'ui.motion.pause' })}
      onClick={() => pauseMotion(!paused)}
    />
  );
}
