import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton';
import type { IconButtonProps } from '../button/IconButton';

interface BalanceToggleProps extends Pick<IconButtonProps, 'variant'> {
  readonly visible: boolean;
  readonly onToggle: () => void;
}

/** The eye that hides the player's balance everywhere, or shows it again (SHELL-06). */
export function BalanceToggle({ visible, onToggle, ...look }: BalanceToggleProps) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      {...look}
      icon={visible ? 'eye-off' : 'eye'}
      label={formatMessage({ id: visible ? 'ui.balance.hide' : 'ui.balance.show' })}
      onClick={onToggle}
    />
  );
}
