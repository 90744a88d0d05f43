import { webLink } from '@playhouse/navigation';
import { Button, buttonClass, Sheet } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { OverlayProps } from './OverlayHost';

/** Names the host before a link outside the site is opened; one that is no secure web address is named, and not opened. */
export function LeaveSiteOverlay({ open, onClose, overlay }: OverlayProps) {
  const url = overlay.kind === 'leaveSite' ? overlay.url : '';
  const link = webLink(url);
  const host = link?.host;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<FormattedMessage id={host ? 'shell.leave.title' : 'shell.leave.refused'} />}
      description={
        host ? (
          <FormattedMessage id="shell.leave.text" values={{ host }} />
        ) : (
          <FormattedMessage id="shell.leave.refused.text" values={{ address: url.slice(0, 80) }} />
        )
      }
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          {link && host && (
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
