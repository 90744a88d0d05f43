import { fakeWps, renderWithProviders, unreachable } from '@playhouse/fixtures';
import { preloadDialogs } from '@playhouse/ui-kit';
import { BusinessError, errorCodes } from '@playhouse/wps';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { SmsCaptchaDialog } from './SmsCaptchaDialog';

beforeAll(() => preloadDialogs());

const digits = () => screen.findByRole('textbox', { name: /^Verification code/ });
const submit = () => screen.getByRole('button', { name: 'Send my SMS code' });

function show(send: (captcha: string) => Promise<unknown>) {
  const wps = fakeWps({ 'captcha.image': 'iVBORw0KGgo=' });
  const onClose = vi.fn();
  renderWithProviders(<SmsCaptchaDialog open onClose={onClose} send={send} />, { wps });
  return { wps, onClose, user: userEvent.setup() };
}

const refused = (code: string, value?: unknown) =>
  Promise.reject(new BusinessError({ code, status: 200, value }, 'ref-1'));

test('a captcha of its own is shown, can be heard, and has to be filled in [SMS-01, LOGIN-04]', async () => {
  const send = vi.fn(() => Promise.resolve());
  const { wps, onClose, user } = show(send);
  await digits();
  expect(screen.getByRole('dialog', { name: 'One more step' })).toHaveAccessibleDescription(
    /^Enter the digits first/,
  );
  await waitFor(() => expect(wps.callsOf('captcha.image')).toHaveLength(1));
  expect(wps.callsOf('captcha.image')[0]?.query).toEqual({ type: 'sms' });
  const listen = screen.getByRole('button', { name: 'Listen to the code' });
  expect(listen).toHaveAccessibleDescription(/beeps/);
  await user.click(submit());
  expect(await digits()).toHaveAccessibleDescription('Enter all digits in the picture');
  expect(send).not.toHaveBeenCalled();
  await user.type(await digits(), '1234');
  await user.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledExactlyOnceWith('1234');
});

test('however fast it is tapped, one code is asked for, and the dialog waits for it [SMS-01]', async () => {
  let sent: (value: unknown) => void = () => undefined;
  const send = vi.fn(() => new Promise((resolve) => (sent = resolve)));
  const { onClose, user } = show(send);
  await user.type(await digits(), '1234');
  await user.dblClick(submit());
  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
  await user.type(await digits(), '{Enter}');
  expect(send).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  sent(undefined);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

describe('when no code is sent', () => {
  test('misread digits are told at their box, under a new picture [LOGIN-04]', async () => {
    const { wps, onClose, user } = show(() => refused(errorCodes.captchaWrong, { captcha: true }));
    await user.type(await digits(), '1234');
    await user.click(submit());
    await waitFor(async () => expect(await digits()).toHaveValue(''));
    expect(await digits()).toHaveAccessibleDescription(
      'This verification code is wrong. Check it and enter it again.',
    );
    expect(await digits()).toHaveFocus();
    await waitFor(() => expect(wps.callsOf('captcha.image')).toHaveLength(2));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('without a network the picture and what was read from it stay [LOGIN-04]', async () => {
    const { wps, onClose, user } = show(() => unreachable());
    await user.type(await digits(), '1234');
    await user.click(submit());
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    expect(await digits()).toHaveValue('1234');
    expect(wps.callsOf('captcha.image')).toHaveLength(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('for another reason, the dialog goes: no digits would help [SMS-04]', async () => {
    const { onClose, user } = show(() => refused(errorCodes.smsTooMany));
    await user.type(await digits(), '1234');
    await user.click(submit());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
