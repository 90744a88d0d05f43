import { beforeEach, expect, test } from 'vitest';
import { obscure, reveal } from './obscure';

beforeEach(() => localStorage.clear());

test('a password is encoded twice and suffixed with the secret under sass [CRED-01]', () => {
  const kept = obscure('Playhouse-2026');
  const suffix = localStorage.getItem('sass') ?? '';
  expect(suffix).not.toBe('');
  expect(kept.endsWith(suffix)).toBe(true);
  expect(atob(atob(kept.slice(0, -suffix.length)))).toBe('Playhouse-2026');
});

test('any password comes back as it was [CRED-01]', () => {
  for (const password of ['pässwörd', '密码🔑', ' leading space', '=']) {
    expect(reveal(obscure(password))).toBe(password);
  }
});

test('what another browser wrote or somebody damaged is not taken for a password [CRED-01]', () => {
  const kept = obscure('Playhouse-2026');
  const length = localStorage.getItem('sass')?.length ?? 0;
  localStorage.setItem('sass', '-'.repeat(length));
  expect(reveal(kept)).toBeUndefined();
  localStorage.setItem('sass', 'another');
  expect(reveal('###another')).toBeUndefined();
});
