import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { cx } from '../cx';
import { spokenClass } from '../spoken/spokenClass';
import { ButtonRow } from '../button/ButtonRow';
import { IconButton } from '../button/IconButton';
import { catchFocus } from '../feedback/keepFocusAround';
import type { DialogProps } from './Dialog';
import styles from './ModalPanel.module.css';
import { useAhead } from './useAhead';
import { useLayer } from './useLayer';
import { useMaskGuard } from './useMaskGuard';
import { usePanelSwipe } from './usePanelSwipe';

export interface ModalPanelProps extends DialogProps {
  shape: 'dialog' | 'bottom' | 'start' | 'end';
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/** The button that opened a panel may be gone when the panel closes: the focus then goes to the screen. */
const keepFocusOnScreen = () => catchFocus(document.getElementsByTagName('main')[0]);

/** The one modal behind `Dialog`, `Sheet` and `confirm()`; loaded lazily. */
export function ModalPanel(props: ModalPanelProps) {
  const { onClose, shape, role = 'dialog', dismissible = true, className } = props;
  const { open, standby, holder } = useAhead(props.open, props.unasked === true, styles.ahead);
  const mayMaskClose = useMaskGuard(open);
  const popup = useRef<HTMLDivElement>(null);
  const swipe = usePanelSwipe(props);
  // At the first step: its place on the history is made in another task than the panel.
  useLayer(props.open, onClose);
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(_open, details) => {
        if (!dismissible && details.reason === 'escape-key') return;
        if (details.reason === 'outside-press' && !mayMaskClose()) return;
        onClose();
      }}
      onOpenChangeComplete={(nowOpen) => {
        // The screen around it can take the focus from the next frame on.
        if (!nowOpen) requestAnimationFrame(keepFocusOnScreen);
      }}
    >
      {holder && createPortal(props.children, holder)}
      <Dialog.Portal keepMounted={standby}>
        {!standby && (
          <>
            <Dialog.Backdrop className={styles.mask} />
            <Dialog.Viewport className={cx(styles.viewport, styles[`${shape}Viewport`])}>
              <Dialog.Popup
                ref={popup}
                role={role}
                // A question starts on its first, harmless answer; all else on itself, to be read from the top.
                initialFocus={role === 'alertdialog' ? undefined : popup}
                className={cx(styles.popup, styles[shape], className)}
                {...swipe}
              >
                <ModalHead {...props} dismissible={dismissible} />
                <div
                  className={styles.content}
                  ref={(content) => holder && content?.append(holder)}
                >
                  {!holder && props.children}
                </div>
                {props.actions && <ButtonRow className={styles.actions}>{props.actions}</ButtonRow>}
              </Dialog.Popup>
            </Dialog.Viewport>
          </>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ModalHead({ title, hideTitle, description, dismissible }: ModalPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={cx(styles.head, hideTitle && styles.bareHead)}>
      <div className={styles.headText}>
        <Dialog.Title className={cx(styles.title, hideTitle && spokenClass)}>{title}</Dialog.Title>
        {description && (
          <Dialog.Description className={styles.description}>{description}</Dialog.Description>
        )}
      </div>
      {dismissible && (
        <Dialog.Close
          render={<IconButton icon="close" label={formatMessage({ id: 'ui.close' })} />}
        />
      )}
    </div>
  );
}
