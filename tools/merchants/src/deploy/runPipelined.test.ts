import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runPipelined } from './runPipelined';

test('one is made while the one before is finished, and no further ahead', async () => {
  const log: string[] = [];
  const noted = (word: string) => async (code: string) => {
    log.push(`${word} ${code}`);
    await setImmediate();
    log.push(`${word} ${code}: done`);
    return code;
  };
  await runPipelined(['a', 'b', 'c'], noted('make'), noted('finish'));
  expect(log.indexOf('make b')).toBeLessThan(log.indexOf('finish a: done'));
  expect(log.indexOf('finish a: done')).toBeLessThan(log.indexOf('finish b'));
  expect(log.indexOf('make c')).toBeGreaterThan(log.indexOf('make b: done'));
});

test.each(['make', 'finish'])(
  'who fails to %s is told in its place, and the others are done',
  async (step) => {
    const unless = (own: string) => async (code: string) => {
      await setImmediate();
      if (own === step && code === 'b') throw new Error('no b');
      return code;
    };
    const outcomes = await runPipelined(['a', 'b', 'c'], unless('make'), unless('finish'));
    expect(outcomes).toEqual([
      { ok: true, code: 'a', done: 'a' },
      { ok: false, code: 'b', error: new Error('no b') },
      { ok: true, code: 'c', done: 'c' },
    ]);
  },
);
