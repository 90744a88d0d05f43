import { storageKeys } from '@playhouse/storage';
import { beforeEach, expect, it } from 'vitest';
import { endSession } from './endSession';
import { formDraft } from './formDraft';
import { startSession } from './sessionStore';

const login = (userName: string) =>
  startSession({ token: userName, merchantCode: 's', userName, type: 0, firstTimeLogin: false });
const kept = () => sessionStorage.getItem(storageKeys.draft) ?? '';
const draft = formDraft('sample', ['amount', 'name']);

beforeEach(() => {
  endSession();
  login('ana');
});

it('a draft keeps the fields that it names and no others', () => {
  const typed = { amount: '500', name: 'Ana', paymentPassword: '246810' };
  draft.keep(typed);
  formDraft('other', ['amount']).keep({ amount: '7' });
  expect(formDraft('sample', ['amount', 'name']).read()).toEqual({ amount: '500', name: 'Ana' });
  expect(kept()).not.toContain('246810');
});

it('a draft is empty once it is dropped, and where something else was kept', () => {
  draft.keep({ amount: '500' });
  draft.drop();
  expect(draft.read()).toEqual({});
  const strange = { of: 'ana', forms: { sample: { amount: 5, name: 'Ana' } } };
  sessionStorage.setItem(storageKeys.draft, JSON.stringify(strange));
  expect(draft.read()).toEqual({ name: 'Ana' });
});

it('a draft goes with its member, however the next one comes', () => {
  draft.keep({ amount: '500' });
  login('ben');
  expect(kept()).toBe('');
  expect(draft.read()).toEqual({});
  sessionStorage.setItem(
    storageKeys.draft,
    JSON.stringify({ of: 'ana', forms: { sample: { amount: '1' } } }),
  );
  expect(draft.read()).toEqual({});
});
