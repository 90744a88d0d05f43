import { registrationCalls, sessionCalls, verificationCalls } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { exportSPKI, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { members } from '../../db/schema';
import {
  createClaims,
  createSigner,
  externalMerchants,
  unsigned,
} from '../../testing/externalTokens';
import { filePlatform } from '../../testing/filePlatform';
import { startPlatform } from '../../testing/platform';
import type { TestPlatform } from '../../testing/platform';
import { productionOptions } from '../../testing/production';

const google = await createSigner('google');
const platform = filePlatform({
  merchants: externalMerchants(),
  externalKeys: google.keys,
  registerSettings: { alpha: { captcha: { enabled: false, required: false } } },
});

const login = (firebaseIdToken: string, more: object = {}, at: TestPlatform = platform) =>
  at.ask(sessionCalls.login, {
    body: { type: 'firebase', firebaseChannel: 'google', firebaseIdToken, ...more },
  });

const byPhone = (token: string, mobile: string, dialing?: string) =>
  login(token, {
    firebaseChannel: 'sms',
    firebaseMobileNo: mobile,
    countryDialingCode: dialing,
  });

const phone = (number: string) => createClaims('phone', { phone_number: number });

async function giveNumber(account: string, mobile: string) {
  const { db } = platform.gateway.services;
  await db.update(members).set({ mobile }).where(eq(members.account, account));
}

describe('a Google account', () => {
  it('becomes a member at its first login and is the same one at its next [LOGIN-06, LOGIN-10]', async () => {
    const claims = createClaims('google.com', {
      sub: 'ana',
      name: 'Ana',
      email: 'ana@example.com',
    });
    const token = await google.sign({ ...claims, email_verified: true });
    const first = await login(token);
    expect(first.value).toMatchObject({ customerType: 0, firstTimeLogin: true });
    const { userName } = first.value as { userName: string };
    expect((await login(token)).value).toMatchObject({ userName, firstTimeLogin: false });
    const { db } = platform.gateway.services;
    const [made] = await db.select().from(members).where(eq(members.account, userName));
    expect(made).toMatchObject({ nickname: 'Ana', email: 'ana@example.com' });
  });

  it('gives no e-mail address that Google did not verify', async () => {
    const claims = createClaims('google.com', { sub: 'eve', email: 'demo_player@example.com' });
    const { value } = await login(await google.sign(claims));
    const { db } = platform.gateway.services;
    const { userName } = value as { userName: string };
    const [made] = await db.select().from(members).where(eq(members.account, userName));
    expect(made?.email).toBeNull();
  });

  it('is refused where the merchant does not offer it [LOGIN-06]', async () => {
    const token = await google.sign(createClaims('facebook.com'));
    const answered = await login(token, { firebaseChannel: 'facebook' });
    expect(answered).toMatchObject({ success: false, code: 'permission.denied' });
    const elsewhere = await platform.ask(sessionCalls.login, {
      merchant: 'omega',
      body: { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken: token },
    });
    expect(elsewhere.success).toBe(false);
  });
});

describe('a token that does not hold is refused, and nobody is made a member', () => {
  const good = createClaims('google.com', { sub: 'forged' });
  const forgeries: Record<string, () => string | Promise<string>> = {
    'signed by another key': async () => (await createSigner('google')).sign(good),
    'signed by a key that is not published': async () => (await createSigner('other')).sign(good),
    'not signed': () => unsigned(good),
    'signed with the public key as a secret': async () => {
      const secret = new TextEncoder().encode(await exportSPKI(google.publicKey));
      const header = { alg: 'HS256', kid: 'google' };
      return new SignJWT(good).setProtectedHeader(header).sign(secret);
    },
    'with its claims changed': async () => {
      const [header, , signature] = (await google.sign(good)).split('../..');
      const [, payload] = unsigned({ ...good, sub: 'ana' }).split('../..');
      return [header, payload, signature].join('../..');
    },
    'of another project': () => google.sign({ ...good, aud: 'demo-others' }),
    'of another issuer': () => google.sign({ ...good, iss: 'https://accounts.example' }),
    'out of date': () => google.sign({ ...good, exp: good.iat - 1 }),
    'without an end': () => google.sign({ ...good, exp: undefined }),
    'without a holder': () => google.sign({ ...good, sub: undefined }),
    'with an empty holder': () => google.sign({ ...good, sub: '' }),
    'of somebody who signed in by phone': () =>
      google.sign({ ...createClaims('phone'), sub: 'forged' }),
    'of an anonymous visitor': () => google.sign({ ...createClaims('anonymous'), sub: 'forged' }),
    'that is no token at all': () => 'nonsense',
  };

  it.each(Object.keys(forgeries))('%s [LOGIN-10]', async (name) => {
    const before = await platform.gateway.services.db.$count(members);
    const answered = await login((await forgeries[name]?.()) ?? '');
    expect(answered).toMatchObject({ success: false, code: 'verification.code.wrong' });
    expect(answered.value).toEqual({ captcha: false });
    expect(await platform.gateway.services.db.$count(members)).toBe(before);
  });
});

describe('a number that the external service checked', () => {
  const mobile = '9175550001';
  beforeAll(() => giveNumber('demo_player', mobile));

  it('logs in the member who holds it [LOGIN-10, SMS-02]', async () => {
    const token = await google.sign(phone(`+63${mobile}`));
    const answered = await byPhone(token, `0${mobile}`, '63');
    expect(answered.value).toMatchObject({ userName: 'demo_player', customerType: 0 });
  });

  it.each([
    ['another number than the one named', `+639175550002`, mobile, '63'],
    ['the same digits in another country', `+1${mobile}`, mobile, '1'],
  ])('does not log in for %s [LOGIN-10]', async (_, verified, named, dialing) => {
    const token = await google.sign(phone(verified));
    expect((await byPhone(token, named, dialing)).success).toBe(false);
  });

  it('registers with the token for it, and with no other [REG-10, REG-19]', async () => {
    const register = (firebaseIdToken?: string) =>
      platform.ask(registrationCalls.registerMobile, {
        body: {
          ...{ mobileNum: '9175550003', countryDialingCode: '63', type: 0 },
          ...{ password: 'Journey-2026', confirmPassword: 'Journey-2026' },
          ...{ registerUrl: 'alpha.example', domain: 'alpha.example', registerMethod: 'H5' },
          ...(firebaseIdToken === undefined ? {} : { firebaseChannel: 'sms', firebaseIdToken }),
        },
      });
    const other = await google.sign(phone('+639175550004'));
    for (const token of [undefined, other])
      expect(await register(token)).toMatchObject({ code: 'verification.code.wrong' });
    const right = await register(await google.sign(phone('+639175550003')));
    expect(right.value).toMatchObject({ customerType: 0 });
  });

  it('is told to be verified only for itself', async () => {
    const verify = async (mobileNum: string) =>
      platform.ask(verificationCalls.externalVerify, {
        body: {
          firebaseChannel: 'sms',
          firebaseIdToken: await google.sign(phone(`+63${mobile}`)),
          ...{ mobileNum, countryDialingCode: '63' },
        },
      });
    expect((await verify(mobile)).value).toEqual({ verified: true });
    expect((await verify(mobile.slice(3))).value).toEqual({ verified: false });
  });
});

describe('the emulator', () => {
  const merchants = externalMerchants({ emulatorUrl: 'http://127.0.0.1:9099' });

  it('may give unsigned tokens where it is configured [LOGIN-10]', async () => {
    const emulated = await startPlatform({ merchants });
    const { value } = await login(unsigned(createClaims('google.com')), {}, emulated);
    expect(value).toMatchObject({ customerType: 0 });
    const old = unsigned(createClaims('google.com', { exp: 1 }));
    expect((await login(old, {}, emulated)).code).toBe('verification.code.wrong');
    await emulated.gateway.close();
  });

  it('is not believed in production, whatever the merchant’s file says [LOGIN-10]', async () => {
    const production = await productionOptions();
    const live = await startPlatform({ merchants, externalKeys: google.keys, ...production });
    const claims = createClaims('google.com');
    expect((await login(unsigned(claims), {}, live)).code).toBe('verification.code.wrong');
    expect((await login(await google.sign(claims), {}, live)).success).toBe(true);
    await live.gateway.close();
  });
});
