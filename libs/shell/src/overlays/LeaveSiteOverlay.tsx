import { webLink } from '@playhouse/navigation';
import { Button, buttonClass, Sheet } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { OverlayProps } from './OverlayHost';

/** Names the host before a link outside the site is opened. */
export function LeaveSiteOverlay({ open, onClose, overlay }: OverlayProps) {
  const url = overlay.kind === 'leaveSite' ? overlay.url : '';
  const link = webLink(url);
  const host = link?.host ?? url;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="shell.leave.title" />}
      description={<FormattedMessage id="shell.leave.text" values={{ host }} />}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          {link && (
            <a
              className={buttonClass()}
              href={link.href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={onClose}
            >
              <FormattedMessage id="shell.leave.go" />
            </a>
          )}
        </>
      }
    />
  );
}
