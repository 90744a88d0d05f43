import { formatClock } from '@playhouse/platform';
import { Button, Dialog } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';

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
  const left = formatClock(secondsLeft);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      unasked
      title={
        <FormattedMessage id={isIdle ? 'auth.sessionEnd.idleTitle' : 'auth.sessionEnd.dayTitle'} />
      }
      description={
        isIdle ? (
          <FormattedMessage id="auth.sessionEnd.idleText" values={{ left }} />
        ) : (
          <FormattedMessage id="auth.sessionEnd.dayText" values={{ left }} />
        )
      }
      actions={
        isIdle ? (
          <>
            <Button variant="ghost" onClick={props.onLeave}>
              <FormattedMessage id="auth.sessionEnd.leave" />
            </Button>
            <Button loading={props.isExtending} onClick={props.onExtend}>
              <FormattedMessage id="auth.sessionEnd.stay" />
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>
            <FormattedMessage id="auth.sessionEnd.understood" />
          </Button>
        )
      }
    />
  );
}
