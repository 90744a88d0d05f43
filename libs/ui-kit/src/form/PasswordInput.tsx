import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton';
import { TextInput, type TextInputProps } from './TextInput';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'end'> {
  /** Shows what is typed until it is hidden: for a new password that is typed once. @default false */
  startShown?: boolean;
}

/** A password box with a show/hide toggle that keeps focus and caret where they were. */
export function PasswordInput({ ref, startShown = false, ...rest }: PasswordInputProps) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(startShown);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<readonly [number | null, number | null]>([null, null]);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  // Browsers move the caret to an end when the type of an input changes.
  useLayoutEffect(() => {
    const [start, end] = caret.current;
    if (start !== null) input.current?.setSelectionRange(start, end);
  }, [shown]);

  const toggle = () => {
    caret.current = [input.current?.selectionStart ?? null, input.current?.selectionEnd ?? null];
    setShown(!shown);
  };
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      ref={input}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={formatMessage({ id: shown ? 'ui.password.hide' : 'ui.password.show' })}
          icon={shown ? 'eye-off' : 'eye'}
          onPointerDown={(event) => event.preventDefault()}
          onClick={toggle}
        />
      }
    />
  );
}
