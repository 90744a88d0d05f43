import { paths } from '@playhouse/navigation';
import { useWps } from '@playhouse/platform';
import { logout, logoutPatience } from '@playhouse/session';
import { Button, Dialog, toast } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OverlayProps } from './OverlayHost';

/** Asks before signing out; home is then loaded afresh, so that nothing of the member stays (SESS-02). */
export function LogoutOverlay({ open, onClose }: OverlayProps) {
  const intl = useIntl();
  const wps = useWps();
  const leave = async () => {
    onClose();
    toast.loading(intl.formatMessage({ id: 'shell.logout.waiting' }), {
      durationMs: logoutPatience,
    });
    await logout(wps);
    window.location.assign(paths.home.href());
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={false}
      title={<FormattedMessage id="in_popup_prompt" />}
      description={<FormattedMessage id="in_sure_logout" />}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button variant="danger" onClick={() => void leave()}>
            <FormattedMessage id="shell.menu.signOut" />
          </Button>
        </>
      }
    />
  );
}
