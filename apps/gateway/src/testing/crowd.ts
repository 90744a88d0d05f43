import { expect } from 'vitest';
import { verifyBooks } from '../ledger/verifyBooks';
import type { Answered, TestPlatform } from './platform';

/** Many at once; fewer on the embedded database, whose one connection lets them in one after the other. */
export const crowd = process.env['GATEWAY_TEST_DATABASE_URL'] === undefined ? 12 : 40;

/** So many at once. */
export const times = <T>(size: number, run: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: size }, (_, at) => run(at)));

/** The outcome of a crowd: how many passed, how many broke the platform, and which codes the others got. */
export const outcomes = (answers: readonly Answered[]) => ({
  passed: answers.filter(({ success }) => success).length,
  broken: answers.filter(({ status }) => status >= 500).length,
  codes: [...new Set(answers.flatMap(({ code }) => code ?? []))].sort(),
});

/** How often each word was given. */
export function tally(answers: readonly Answered[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { code = 'passed' } of answers) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Object.fromEntries(counts);
}

export const expectSoundBooks = async ({ gateway }: TestPlatform) =>
  expect(await verifyBooks(gateway.services.db)).toEqual([]);
