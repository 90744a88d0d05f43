import * as auth from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { isCancelled } from './ExternalLogin';
import { createFirebaseLogin } from './firebase';

const instance = { useDeviceLanguage: vi.fn(), settings: {} };
const cleared = vi.fn();

vi.mock('firebase/app', () => ({ initializeApp: vi.fn((options: unknown) => ({ options })) }));
vi.mock('firebase/auth', () => ({
  browserPopupRedirectResolver: 'resolver',
  connectAuthEmulator: vi.fn(),
  FacebookAuthProvider: class {
    providerId = 'facebook.com';
  },
  GoogleAuthProvider: class {
    providerId = 'google.com';
  },
  initializeAuth: vi.fn(),
  inMemoryPersistence: 'memory',
  RecaptchaVerifier: class {
    clear = cleared;
  },
  signInWithPhoneNumber: vi.fn(),
  signInWithPopup: vi.fn(),
  signOut: vi.fn(),
}));

const config = { apiKey: 'k', authDomain: 'd', projectId: 'p' };
const user = { getIdToken: async () => 'id-token', phoneNumber: null };
const credential = (some: object = {}) =>
  ({ user: { ...user, ...some } }) as unknown as auth.UserCredential;

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(auth.initializeAuth).mockReturnValue(instance as unknown as auth.Auth);
});

test('a provider gives an identity token, and Firebase keeps no session [LOGIN-06, LOGIN-10]', async () => {
  vi.mocked(auth.signInWithPopup).mockResolvedValue(credential());
  const identity = await createFirebaseLogin(config).signIn('google');
  expect(identity).toEqual({ idToken: 'id-token' });
  const provider: unknown = vi.mocked(auth.signInWithPopup).mock.calls[0]?.[1];
  expect(provider).toMatchObject({ providerId: 'google.com' });
  expect(auth.initializeAuth).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ persistence: 'memory' }),
  );
  expect(auth.signOut).toHaveBeenCalledWith(instance);
});

test('a code is sent to a number, and the right one gives a token for it [SMS-04, LOGIN-10]', async () => {
  const confirm = vi.fn().mockResolvedValue(credential({ phoneNumber: '+639171234567' }));
  const sent = { confirm } as unknown as auth.ConfirmationResult;
  vi.mocked(auth.signInWithPhoneNumber).mockResolvedValue(sent);
  const confirmCode = await createFirebaseLogin(config).sendCode('+639171234567');
  expect(vi.mocked(auth.signInWithPhoneNumber).mock.calls[0]?.[1]).toBe('+639171234567');
  expect(cleared).toHaveBeenCalled();
  expect(document.body).toBeEmptyDOMElement();
  expect(await confirmCode('123456')).toEqual({
    idToken: 'id-token',
    mobileNo: '+639171234567',
  });
  expect(confirm).toHaveBeenCalledWith('123456');
});

test('a closed window is told apart from a failure', () => {
  const failure = (code: string) => Object.assign(new Error(code), { code });
  expect(isCancelled(failure('auth/popup-closed-by-user'))).toBe(true);
  expect(isCancelled(failure('auth/network-request-failed'))).toBe(false);
  expect(isCancelled('auth/user-cancelled')).toBe(false);
});
