import { clockOf } from '@playhouse/platform';
import { Button, Dialog } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { dayText, idleText, sessionEndMessages as texts } from '../messages/sessionEndMessages';

export interface SessionEndViewProps {
  readonly open: boolean;
  /** Whether the session ends because nobody uses it, and can be extended; else its day is over. */
  readonly isIdle: boolean;
  readonly secondsLeft: number;
  readonly isExtending: boolean;
  readonly onExtend: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Warns a member whose session ends soon, and puts it off where it can be (SESS-03). */
export function SessionEndView({
  open,
  isIdle,
  secondsLeft,
  onClose,
  ...props
}: SessionEndViewProps) {
  const left = clockOf(secondsLeft);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      unasked
      title={<FormattedMessage {...(isIdle ? texts.idleTitle : texts.dayTitle)} />}
      description={
        isIdle ? (
          <FormattedMessage {...idleText} values={{ left }} />
        ) : (
          <FormattedMessage {...dayText} values={{ left }} />
        )
      }
      actions={
        isIdle ? (
          <>
            <Button variant="ghost" onClick={props.onLeave}>
              <FormattedMessage {...texts.leave} />
            </Button>
            <Button loading={props.isExtending} onClick={props.onExtend}>
              <FormattedMessage {...texts.stay} />
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>
            <FormattedMessage {...texts.understood} />
          </Button>
        )
      }
    />
  );
}
