import { useIntl } from 'react-intl';

/** In place of an amount that the player hides, in a sentence. */
export const balanceMask = '******';

/** The player's balance while they hide it (SHELL-06). */
export function HiddenBalance({ className }: { readonly className?: string | undefined }) {
  const label = useIntl().formatMessage({ id: 'ui.balance.hidden' });
  return (
    <span className={className} role="img" aria-label={label}>
      {balanceMask}
    </span>
  );
}
