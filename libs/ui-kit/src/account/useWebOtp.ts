import { useEffect, useEffectEvent } from 'react';

interface OtpCredential extends Credential {
  readonly code: string;
}

function isOtpCredential(credential: Credential | null): credential is OtpCredential {
  return credential !== null && 'code' in credential && typeof credential.code === 'string';
}

/**
 * Takes the code out of the arriving message where the browser offers it (WebOTP, Chrome on Android);
 * elsewhere `autocomplete="one-time-code"` offers it above the keyboard.
 */
export function useWebOtp(waiting: boolean, onCode: (code: string) => void): void {
  const receive = useEffectEvent(onCode);
  useEffect(() => {
    if (!waiting || !('OTPCredential' in window)) return undefined;
    const abort = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: abort.signal };
    navigator.credentials
      .get(request as CredentialRequestOptions)
      .then((credential) => {
        if (isOtpCredential(credential)) receive(credential.code);
      })
      // Refused, timed out or left: the player types the code.
      .catch(() => undefined);
    return () => abort.abort();
  }, [waiting]);
}
