import { useImperativeHandle, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button';
import { TextInput, type TextInputProps } from '../form/TextInput';
import { useSmsFeedback, type SmsCodeState } from './useSmsFeedback';
import { useWebOtp } from './useWebOtp';
import styles from './SmsCodeInput.module.css';

export interface SmsCodeInputProps extends Omit<TextInputProps, 'end' | 'digitsOnly' | 'type'> {
  /** Where the sending stands. */
  state: SmsCodeState;
  /** Whether a code may be asked for now: the number is valid and no countdown runs. */
  canSend: boolean;
  /** The player asks for a code. */
  onSend: () => void;
  /** The browser read the code from the message that arrived. */
  onCode: (code: string) => void;
}

/**
 * Box for a code of up to 10 digits with the button that sends it and its countdown (SMS-01). Shows the
 * loading and the sent toast (SMS-04), then takes the focus.
 */
export function SmsCodeInput(props: SmsCodeInputProps) {
  const { state, canSend, onSend, onCode, ref, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useSmsFeedback(state, () => input.current?.focus());
  useWebOtp(state.status === 'counting', onCode);
  return (
    <TextInput
      autoComplete="one-time-code"
      maxLength={10}
      {...rest}
      ref={input}
      digitsOnly
      end={
        <Button
          variant="secondary"
          size="s"
          className={styles.button}
          loading={state.status === 'sending'}
          disabled={!canSend && state.status !== 'sending'}
          onClick={onSend}
        >
          {state.status === 'counting' ? (
            <FormattedMessage id="ui.sms.wait" values={{ seconds: state.secondsLeft }} />
          ) : (
            <FormattedMessage id="ui.sms.get" />
          )}
        </Button>
      }
    />
  );
}
