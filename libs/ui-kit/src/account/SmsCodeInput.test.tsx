import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Field } from '../form/Field';
import { Toaster } from '../overlay/Toaster';
import { useToasts } from '../overlay/toast';
import { SmsCodeInput } from './SmsCodeInput';
import type { SmsCodeInputProps } from './SmsCodeInput';
import { EnglishTexts } from '../testing/EnglishTexts';

function element(props: Partial<SmsCodeInputProps>) {
  return (
    <EnglishTexts>
      <Field label="SMS code">
        <SmsCodeInput
          state={{ status: 'idle' }}
          canSend
          onSend={() => undefined}
          onCode={() => undefined}
          {...props}
        />
      </Field>
      <Toaster />
    </EnglishTexts>
  );
}

beforeEach(() => useToasts.setState({ items: [] }));
afterEach(() => vi.unstubAllGlobals());

test('idle, sending and counting each show on the button [SMS-01]', async () => {
  const onSend = vi.fn();
  const { rerender } = render(element({ onSend }));
  await userEvent.click(screen.getByRole('button', { name: 'Get code' }));
  expect(onSend).toHaveBeenCalledTimes(1);
  rerender(element({ onSend, state: { status: 'sending' } }));
  await userEvent.click(screen.getByRole('button'));
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('Sending the code');
  rerender(element({ state: { status: 'counting', secondsLeft: 59 }, canSend: false }));
  expect(screen.getByRole('button', { name: '59 s' })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Code sent');
  expect(screen.getByLabelText('SMS code')).toHaveFocus();
});

test('a countdown that was running already says nothing [SMS-05]', () => {
  render(element({ state: { status: 'counting', secondsLeft: 20 }, canSend: false }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the code of an arriving message is taken where the browser offers it', async () => {
  const onCode = vi.fn();
  vi.stubGlobal('OTPCredential', vi.fn());
  const get = vi.fn().mockResolvedValue({ code: '471100' });
  vi.stubGlobal('navigator', { ...navigator, credentials: { get } });
  const { rerender, unmount } = render(element({ onCode }));
  expect(get).not.toHaveBeenCalled();
  const state = { status: 'counting', secondsLeft: 59 } as const;
  await act(async () => rerender(element({ onCode, state, canSend: false })));
  expect(onCode).toHaveBeenCalledExactlyOnceWith('471100');
  const request: unknown = get.mock.lastCall?.[0];
  const { signal } = request as { signal: AbortSignal };
  unmount();
  expect(signal.aborted).toBe(true);
});
