import { promotionCalls } from '@playhouse/wps';
import { expect, it } from 'vitest';
import { isOverForMember, nextStep, statusLooks } from './activityStatus';

const idle = [
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'comingSoon',
];

it('knows every status of the platform [ACT-01]', () => {
  expect(Object.keys(statusLooks).sort()).toEqual([...promotionCalls.activityStatuses].sort());
  expect(promotionCalls.activityStatuses).toHaveLength(10);
});

it.each(promotionCalls.activityStatuses)('%s leads on only where it may [ACT-01]', (status) => {
  const plain = { status, needsComment: false, maxImages: 0 };
  const expected = idle.includes(status) ? undefined : 'send';
  expect(nextStep(plain)).toBe(expected);
});

it('joining asks for comment or pictures where an activity wants them, claiming never [ACT-01]', () => {
  expect(nextStep({ status: 'join', needsComment: true, maxImages: 0 })).toBe('form');
  expect(nextStep({ status: 'join', needsComment: false, maxImages: 3 })).toBe('form');
  expect(nextStep({ status: 'claim', needsComment: true, maxImages: 3 })).toBe('send');
  expect(nextStep({ status: 'joined', needsComment: true, maxImages: 3 })).toBeUndefined();
});

it('an activity without a last day is over for one member only [ACT-01]', () => {
  expect(isOverForMember({ status: 'close', endTime: null })).toBe(true);
  expect(isOverForMember({ status: 'close', endTime: 1 })).toBe(false);
  expect(isOverForMember({ status: 'join', endTime: null })).toBe(false);
});
