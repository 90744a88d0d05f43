import { activeLanguage } from '@playhouse/i18n';
import { currentPlatform, serverClock } from '@playhouse/platform';
import type { Merchant } from '@playhouse/whitelabel';
import { createWpsClient } from '@playhouse/wps';
import type { WpsClient } from '@playhouse/wps';
import { sessionOfCall } from './changedMember';

/** The platform on the page's own origin; reads merchant, session and language afresh at every call. */
export function createPlatformTransport(merchant: () => Merchant): WpsClient {
  return createWpsClient({
    origin: '',
    // A trial's session belongs to the trial merchant, and an account is never one of it (TRIAL-01).
    merchant: ({ session }) => {
      const own = sessionOfCall()?.merchantCode;
      return (session && own) ?? merchant().code;
    },
    modules: () => merchant().modules,
    paths: () => merchant().paths,
    token: () => sessionOfCall()?.token,
    language: activeLanguage,
    // An installed home-screen app says so to the platform (LOGIN-11).
    device: () => (currentPlatform().installed ? 'OTHERS' : 'MOBILE'),
    encryptionKey: () => merchant().encryption,
    now: serverClock.now,
    onAnswered: serverClock.hear,
  });
}
