import { expect, test } from 'vitest';
import { parseRunOptions } from './runOptions';

test('a run takes everything when nothing is asked for', () => {
  expect(parseRunOptions([])).toEqual({
    wanted: undefined,
    affected: false,
    base: undefined,
    shard: undefined,
    steady: undefined,
    resume: false,
  });
});

test('a run takes one step, a share of it, or what changed when asked to', () => {
  const options = parseRunOptions(['nginx', '--affected', '--base', 'HEAD~2', '--shard', '2/4']);
  expect(options).toMatchObject({
    wanted: 'nginx',
    affected: true,
    base: 'HEAD~2',
    shard: { index: 2, count: 4 },
  });
  expect(parseRunOptions(['--steady', '20']).steady).toBe(20);
});

test.each([
  ['a shard that is none', ['--shard', '5/4']],
  ['a shard without a count', ['--shard', '2']],
  ['a number of times that is none', ['--steady', 'often']],
  ['an unknown option', ['--fast']],
])('a run refuses %s', (_what, args) => {
  expect(() => parseRunOptions(args)).toThrow();
});
