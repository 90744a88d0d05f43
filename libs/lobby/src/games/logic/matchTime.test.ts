import { expect, it } from 'vitest';
import { matchTime } from './matchTime';

it('writes a match start as MM/DD HH:mm in the time zone of the merchant [HOT-01]', () => {
  const time = Date.UTC(2026, 2, 9, 16, 5);
  expect(matchTime(time, 'Asia/Manila')).toBe('03/10 00:05');
  expect(matchTime(time, 'America/Sao_Paulo')).toBe('03/09 13:05');
});
