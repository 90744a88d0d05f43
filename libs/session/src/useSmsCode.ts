import { openOverlay } from '@playhouse/navigation';
import { isOutOfReach, useWps } from '@playhouse/platform';
import type { Attempt } from '@playhouse/platform';
import { useMerchant } from '@playhouse/whitelabel';
import { demandsCaptcha } from '@playhouse/wps';
import type { WpsClient } from '@playhouse/wps';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ConfirmCode, ExternalIdentity } from './external/ExternalLogin';
import { useExternalLogin } from './external/useExternalLogin';
import { countdownStore } from './countdownStore';
import { useCountdown } from './useCountdown';

/** The purpose of a code; each has a countdown of its own. */
export type SmsPurpose = 'login' | 'register' | 'password' | 'contact';

export interface SmsNumber {
  readonly mobileNum: string;
  /** Digits without a plus. */
  readonly countryDialingCode: string;
}

/** The button's states (SMS-01). */
export type SmsState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'counting'; readonly secondsLeft: number };

export interface SmsCode {
  readonly state: SmsState;
  /** A valid number is there and nothing runs (SMS-03). */
  readonly canSend: boolean;
  /** Whether a code was sent since the screen opened or is still counting (SETPW-01). */
  readonly sent: boolean;
  /** Whether the external service sends the codes: then `verify` has to turn one into an identity. */
  readonly external: boolean;
  /** Outcome of the last request for a code, as far as its form has to tell. */
  readonly request: Attempt;
  send(): void;
  /** Checks a code with the external service. Rejects when it is wrong or none was sent. */
  verify(code: string): Promise<ExternalIdentity>;
}

const minute = 60_000;

const keyOf = (purpose: SmsPurpose) => `sms.${purpose}`;

/** The number that a code was sent to and is still waited for: after a reload its form begins with it (SMS-05). */
export function numberInWait(purpose: SmsPurpose): SmsNumber | undefined {
  return countdownStore.sentTo(keyOf(purpose));
}

function smsChannelOptions(wps: WpsClient, type: SmsPurpose, enabled: boolean) {
  return queryOptions({
    queryKey: ['session', 'smsChannel', type],
    queryFn: ({ signal }) => wps.call('verification.settings', { query: { type }, signal }),
    enabled,
    staleTime: Infinity,
    meta: { silent: true },
  });
}

/** The whole number in E.164 form, which knows no zero before the national part. */
function wholeNumber({ countryDialingCode, mobileNum }: SmsNumber): string {
  return `+${countryDialingCode}${mobileNum.replace(/^0+/, '')}`;
}

interface Sending {
  readonly to: SmsNumber;
  /** The digits that the player read, where the platform has asked for a captcha. */
  readonly captcha?: string;
}

function platformSend(wps: WpsClient, purpose: SmsPurpose, { to, captcha }: Sending) {
  const body = { ...to, captcha };
  if (purpose === 'password') return wps.call('verification.smsForReset', { body });
  if (purpose === 'contact') return wps.call('contacts.sendMobileCode', { body });
  return wps.call('verification.smsNoLogin', { body: { ...body, type: purpose } });
}

/**
 * Sends codes by SMS and runs the countdown (SMS-01 to SMS-05), through the platform or the external
 * service, whichever the platform names. Draws nothing: `SmsCodeInput` of the ui-kit shows the state.
 *
 * @param number the number as typed, once it is valid; `undefined` until then
 */
export function useSmsCode(purpose: SmsPurpose, number: SmsNumber | undefined): SmsCode {
  const wps = useWps();
  const { externalLogin } = useMerchant();
  const service = useExternalLogin();
  // A password is set by a code of the platform: its call knows no other (SETPW-03).
  const mayBeExternal = externalLogin?.sms === true && purpose !== 'password';
  const channel = useQuery(smsChannelOptions(wps, purpose, mayBeExternal)).data;
  const external = service !== undefined && channel?.channel === 'firebase';
  const { secondsLeft, start } = useCountdown(keyOf(purpose));
  const confirm = useRef<ConfirmCode>(undefined);
  // From the first tap on, however late the page is drawn anew.
  const asked = useRef(false);

  const sending = useMutation({
    mutationFn: async (request: Sending) => {
      if (!external) return (await platformSend(wps, purpose, request)).expiredMinutes * minute;
      const { to } = request;
      await wps.call('verification.externalSend', { body: { ...to } });
      confirm.current = await service.sendCode(wholeNumber(to));
      return minute;
    },
    onSuccess: (duration, { to }) => start(duration, to),
    onError: () => {
      asked.current = false;
    },
    // A failure of the external service is not told (SMS-04).
    meta: { silent: external, form: true },
  });
  const { error, submittedAt, variables } = sending;
  // Whoever types a captcha into the overlay is told there what came of that.
  const isToldElsewhere =
    demandsCaptcha(error) || (variables?.captcha !== undefined && isOutOfReach(error));

  const rest: SmsState = secondsLeft > 0 ? { status: 'counting', secondsLeft } : { status: 'idle' };
  const state: SmsState = sending.isPending ? { status: 'sending' } : rest;
  useEffect(() => {
    if (state.status === 'idle') asked.current = false;
  }, [state.status]);
  const canSend = number !== undefined && state.status === 'idle';
  return {
    state,
    canSend,
    external,
    sent: sending.isSuccess || secondsLeft > 0,
    request: { error: external || isToldElsewhere ? null : error, submittedAt },
    send: () => {
      if (!canSend || asked.current) return;
      asked.current = true;
      const again = (captcha: string) => sending.mutateAsync({ to: number, captcha });
      sending.mutate(
        { to: number },
        {
          onError: (failure) => {
            if (demandsCaptcha(failure)) openOverlay({ kind: 'smsCaptcha', send: again });
          },
        },
      );
    },
    verify: async (code) => {
      if (!confirm.current) throw new Error('No code was sent by the external service.');
      return confirm.current(code);
    },
  };
}
