import { useActualAccount } from '@playhouse/session';
import { Dialog } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { AccountDoors } from './AccountDoors';

export interface LoginPopupProps {
  readonly open: boolean;
  /** Where the login leads to; home when absent. */
  readonly returnTo?: string;
  readonly onClose: () => void;
}

/** Asks a visitor to log in or to register, and a trial for an actual account (LOGIN-15, CRED-02); needs the texts of `auth`. */
export function LoginPopup({ open, returnTo, onClose }: LoginPopupProps) {
  const title = useActualAccount() ? 'auth.popup.title' : 'session.actualAccount';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id={title} />}
      description={<FormattedMessage id="auth.popup.text" />}
    >
      <AccountDoors returnTo={returnTo} onFollow={onClose} />
    </Dialog>
  );
}
