import { initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import type { Auth, UserCredential } from 'firebase/auth';
import type { ExternalIdentity, ExternalLogin, SocialProvider } from './ExternalLogin';
import { allowServiceScripts } from './serviceScripts';

/** A merchant's Firebase web configuration; public by design. */
export interface FirebaseConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId?: string;
  /** Address of the Auth emulator in development; its tokens are not signed. */
  readonly emulatorUrl?: string;
}

const providers = {
  facebook: () => new FacebookAuthProvider(),
  google: () => new GoogleAuthProvider(),
} as const satisfies Record<SocialProvider, () => unknown>;

/** Takes the identity out of the sign-in. The session is the platform's: Firebase keeps nothing. */
async function identityOf(auth: Auth, { user }: UserCredential): Promise<ExternalIdentity> {
  const idToken = await user.getIdToken();
  const mobileNo = user.phoneNumber ?? undefined;
  await signOut(auth);
  return mobileNo === undefined ? { idToken } : { idToken, mobileNo };
}

/** An invisible check that a person asks for the code; a new one each time, as Firebase wants it. */
function withVerifier<T>(
  auth: Auth,
  send: (verifier: RecaptchaVerifier) => Promise<T>,
): Promise<T> {
  const holder = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, holder, { size: 'invisible' });
  return send(verifier).finally(() => {
    verifier.clear();
    holder.remove();
  });
}

/** The external login service by Firebase Auth. Import this file dynamically: it weighs 31 KiB. */
export function createFirebaseLogin({ emulatorUrl, ...options }: FirebaseConfig): ExternalLogin {
  const auth = initializeAuth(initializeApp(options), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  auth.useDeviceLanguage();
  allowServiceScripts();
  if (emulatorUrl !== undefined) {
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return {
    signIn: async (provider) =>
      identityOf(auth, await signInWithPopup(auth, providers[provider]())),
    async sendCode(phone) {
      const sent = await withVerifier(auth, (verifier) =>
        signInWithPhoneNumber(auth, phone, verifier),
      );
      return async (code) => identityOf(auth, await sent.confirm(code));
    },
  };
}
