import { storageKeys } from '@playhouse/storage';
import { beforeEach, expect, test } from 'vitest';
import { endSession } from './endSession';
import { savedCredentials } from './savedCredentials';
import { sessionPassword } from './sessionPassword';
import { getSession, startSession } from './sessionStore';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  startSession({ token: 't', merchantCode: 'm', userName: 'ana', type: 0, firstTimeLogin: false });
});

test('the end of a session clears all that belongs to it and sets autoLogin 0 [SESS-02]', () => {
  localStorage.setItem('trialName', 'trial-1');
  localStorage.setItem('memberInfo', '{}');
  localStorage.setItem(storageKeys.bankList, '[]');
  sessionPassword.set('Playhouse-2026', { stored: true });
  sessionStorage.setItem('anything', 'else');
  endSession();
  expect(getSession()).toBeUndefined();
  expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
  expect(localStorage.getItem('trialName')).toBeNull();
  expect(localStorage.getItem('memberInfo')).toBeNull();
  expect(localStorage.getItem(storageKeys.bankList)).toBeNull();
  expect(localStorage.getItem('autoLogin')).toBe('0');
  expect(sessionStorage.length).toBe(0);
  expect(sessionPassword.get()).toBeUndefined();
});

test('credentials that the player asked to be remembered stay [SESS-02, LOGIN-02]', () => {
  savedCredentials.save({
    type: 'username',
    username: 'ana',
    password: 'x',
    countryDialingCode: '',
  });
  endSession();
  expect(savedCredentials.get('username')?.username).toBe('ana');
});
