import { beforeEach, expect, test } from 'vitest';
import { savedCredentials } from './savedCredentials';
import type { Credentials } from './savedCredentials';

beforeEach(() => localStorage.clear());

const ana: Credentials = {
  type: 'username',
  username: 'ana',
  password: 'Playhouse-2026',
  countryDialingCode: '',
};
const phone: Credentials = {
  type: 'sms',
  username: '9171234567',
  password: '',
  countryDialingCode: '63',
};

test('remPass holds type, username, the encoded password and the dialling code [CRED-01]', () => {
  savedCredentials.save(ana);
  const kept: unknown = JSON.parse(localStorage.getItem('remPass') ?? '');
  expect(kept).toMatchObject({ type: 'username', username: 'ana', countryDialingCode: '' });
  expect(localStorage.getItem('remPass')).not.toContain('Playhouse-2026');
  expect(savedCredentials.get('username')).toEqual(ana);
});

test('each login method remembers its own credentials [LOGIN-02, LOGIN-13]', () => {
  savedCredentials.save(ana);
  savedCredentials.save(phone);
  expect(savedCredentials.get('username')).toEqual(ana);
  expect(savedCredentials.get('sms')).toEqual(phone);
  expect(savedCredentials.lastMethod()).toBe('sms');
});

test('forgetting one method leaves the other [LOGIN-02]', () => {
  savedCredentials.save(ana);
  savedCredentials.save(phone);
  savedCredentials.forget('sms');
  expect(savedCredentials.get('sms')).toBeUndefined();
  expect(savedCredentials.get('username')).toEqual(ana);
  savedCredentials.forget('username');
  expect(localStorage.getItem('remPass')).toBeNull();
});

test('a changed password is encoded anew, for the same user only [CHPW-05]', () => {
  savedCredentials.save(ana);
  savedCredentials.changePassword('somebody', 'New-2026');
  expect(savedCredentials.get('username')).toEqual(ana);
  savedCredentials.changePassword('ana', 'New-2026');
  expect(savedCredentials.get('username')).toEqual({ ...ana, password: 'New-2026' });
  // Typed in one case and told by the platform in another, it is the same member's.
  savedCredentials.changePassword('ANA', 'Newer-2026');
  expect(savedCredentials.get('username')).toEqual({ ...ana, password: 'Newer-2026' });
});

test('what is not of this format is nothing remembered [CRED-01]', () => {
  localStorage.setItem('remPass', '{"type":"other"}');
  expect(savedCredentials.get('username')).toBeUndefined();
});
