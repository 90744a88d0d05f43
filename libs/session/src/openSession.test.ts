import { expect, test } from 'vitest';
import { openSession } from './openSession';
import { sessionRecord } from './sessionRecord';
import { getSession } from './sessionStore';

test('an answer that opens a session is kept with the merchant asked [LOGIN-12, SESS-01]', () => {
  const opened = { token: 'abc', userName: 'ana', customerType: 4, firstTimeLogin: true };
  openSession(opened, 'trial');
  const record = {
    token: 'abc',
    merchantCode: 'trial',
    userName: 'ana',
    type: 4,
    firstTimeLogin: true,
  };
  expect(getSession()).toEqual(record);
  expect(sessionRecord.get()).toEqual(record);
});
