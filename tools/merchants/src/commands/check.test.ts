import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { check } from './check';
import { readOptions } from './options';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox();
});
afterEach(() => sandbox.remove());

it('the check prints what each category keeps and gives, and what gifts lose', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  expect(check(readOptions(['amihanda']), sandbox)).toBe(true);
  const lines = print.mock.calls.map(([line]) => String(line));
  expect(lines[0]).toMatch(/^amihanda: fine/);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^ {2}LIVE +keeps 0\.51 %, gives \d\.\d\d %, leaves 0\.\d\d % \(Blackjack/,
    ),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}checkin gives 5 for a turnover of 300/));
});
