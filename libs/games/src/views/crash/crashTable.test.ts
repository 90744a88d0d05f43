// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCrash } from '../../rules/crash/createCrash';
import { crashVariants } from '../../rules/crash/crashVariants';
import { mountTable, pass } from '../../testing/mountInstant';
import { crashScreen } from './crashScreen';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const high = { begin: () => () => 0 };
const low = { begin: () => () => 700_000 };

it('a flight asks about every second whether it goes on, and pays the height pressed', () => {
  const table = mountTable({ ...crashScreen, create: createCrash }, crashVariants.comet, high);
  table.press('crash.launch');
  pass(2500);
  expect(table.actions.map(({ type }) => type)).toEqual(['launch', 'fly', 'fly']);
  pass(300);
  table.press('frame.cashOut');
  const exit = table.actions.at(-1);
  expect(exit?.type).toBe('cashOut');
  expect(exit).toHaveProperty(
    'height',
    expect.toSatisfy((at: number) => at > 120 && at < 132),
  );
  expect(table.text()).toContain('crash.cashedOut');
});

it('a flight that ends is told with its end', () => {
  const table = mountTable({ ...crashScreen, create: createCrash }, crashVariants.comet, low);
  table.press('crash.launch');
  pass(5000);
  expect(table.text()).toContain('crash.crashed ×1.38');
});

it('an exit set before the launch goes with it', () => {
  const table = mountTable({ ...crashScreen, create: createCrash }, crashVariants.comet, low);
  table.press('crash.planned');
  table.press('×1.5');
  table.press('crash.launch');
  expect(table.actions).toEqual([{ type: 'launch', target: 150 }]);
  expect(table.text()).toContain('crash.crashed ×1.38');
});

it('an open flight goes on from the height that is known', () => {
  const started = [{ type: 'launch' }, { type: 'fly', height: 150 }] as const;
  const table = mountTable({ ...crashScreen, create: createCrash }, crashVariants.comet, {
    ...high,
    started,
  });
  expect(table.text()).toContain('×1.50');
  table.press('frame.cashOut');
  expect(table.actions.at(-1)).toEqual({ type: 'cashOut', height: 150 });
  expect(table.rules()).toContain('crash.rules ×1000');
});
