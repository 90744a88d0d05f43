import { expect, test } from 'vitest';
import { greetingAt } from './greeting';

test.each([
  [0, 'morning'],
  [10, 'morning'],
  [11, 'earlyAfternoon'],
  [14, 'earlyAfternoon'],
  [15, 'lateAfternoon'],
  [18, 'lateAfternoon'],
  [19, 'evening'],
  [23, 'evening'],
] as const)('at %i o’clock the greeting is %s [AGENT-02]', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});
