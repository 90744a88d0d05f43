import { expect, test, vi } from 'vitest';
import { createCatalogueStore } from './catalogueStore';

function store() {
  return createCatalogueStore({
    'auth/EN': async () => ({ 'auth.title': 'Log in', 'auth.only': 'Only in English' }),
    'auth/TY': async () => ({ 'auth.title': 'Mag-login' }),
    'lobby/EN': async () => ({ 'lobby.title': 'Games' }),
    'lobby/TY': () => Promise.reject(new Error('offline')),
  });
}

test('a catalogue is fetched once, when first asked for [LANG-02]', async () => {
  const load = vi.fn(async () => ({ 'auth.title': 'Log in' }));
  const subject = createCatalogueStore({ 'auth/EN': load });
  expect(load).not.toHaveBeenCalled();
  await Promise.all([subject.load(['auth'], 'EN'), subject.load(['auth'], 'EN')]);
  await subject.load(['auth'], 'EN');
  expect(load).toHaveBeenCalledTimes(1);
  expect(subject.messages('EN')).toEqual({ 'auth.title': 'Log in' });
});

test('a language without a catalogue speaks English [LANG-02]', async () => {
  const subject = store();
  await subject.load(['auth'], 'PT');
  expect(subject.messages('PT')).toMatchObject({ 'auth.title': 'Log in' });
});

test('one missing message is English, the others stay translated [LANG-02]', async () => {
  const subject = store();
  await subject.load(['auth'], 'EN');
  await subject.load(['auth'], 'TY');
  expect(subject.messages('TY')).toEqual({
    'auth.title': 'Mag-login',
    'auth.only': 'Only in English',
  });
});

test('what failed is fetched again next time', async () => {
  const subject = store();
  await expect(subject.load(['lobby'], 'TY')).rejects.toThrow('offline');
  await expect(subject.load(['lobby'], 'TY')).rejects.toThrow('offline');
});

test('listeners hear of new messages, and the object changes only with its content', async () => {
  const subject = store();
  const listener = vi.fn();
  subject.subscribe(listener);
  const before = subject.messages('EN');
  expect(subject.messages('EN')).toBe(before);
  await subject.load(['auth'], 'EN');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(subject.messages('EN')).not.toBe(before);
  expect(subject.names()).toEqual(['auth']);
});

test('what a prerendered page carries is there at once', () => {
  const subject = createCatalogueStore({}, { TY: { shell: { 'shell.home': 'Home' } } });
  expect(subject.messages('TY')).toEqual({ 'shell.home': 'Home' });
});
