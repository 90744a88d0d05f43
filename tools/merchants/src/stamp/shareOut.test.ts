import { expect, test } from 'vitest';
import { processesFor, shareOut } from './shareOut';
import type { Stamp } from './createStamp';

const merchants = (count: number) => Array.from({ length: count }, (_, at) => `merchant${at}`);

const failing = (codes: readonly string[]) =>
  codes.map((code) => ({ ok: false as const, code, error: new Error(code) }));

test.each([
  { count: 39, cores: 8, processes: 1 },
  { count: 40, cores: 8, processes: 2 },
  { count: 100, cores: 2, processes: 2 },
  { count: 100, cores: 1, processes: 1 },
  { count: 1290, cores: 64, processes: 8 },
])('$count merchants are worth $processes processes on $cores cores', (given) => {
  expect(processesFor(given.count, given.cores)).toBe(given.processes);
});

test.each([0, 41])('each of %d merchants is stamped once, and answered in order', async (count) => {
  const told: string[] = [];
  const after =
    (turns: number): Stamp =>
    async (codes) => {
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      told.push(...codes);
      return failing(codes);
    };
  const results = await shareOut(merchants(count), [after(50), after(1), after(7)]);
  expect(results.map(({ code }) => code)).toEqual(merchants(count));
  expect(told.sort()).toEqual(merchants(count).sort());
});

test('where one breaks down the others stop, and the whole fails when they have', async () => {
  const told: string[] = [];
  let isAtWork = false;
  const results = shareOut(merchants(100), [
    () => Promise.reject(new Error('out of memory')),
    async (codes) => {
      isAtWork = true;
      await new Promise((resolve) => setTimeout(resolve, 20));
      told.push(...codes);
      isAtWork = false;
      return failing(codes);
    },
  ]);
  await expect(results).rejects.toThrow('out of memory');
  expect(isAtWork).toBe(false);
  expect(told).toEqual(merchants(100).slice(25, 44));
});
