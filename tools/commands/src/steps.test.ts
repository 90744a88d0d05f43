import { beforeEach, expect, test, vi } from 'vitest';
import { runSteps, stepsOfShard } from './steps';

let told: string[];
beforeEach(() => {
  told = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void told.push(text));
});

const done: string[] = [];
const step = (title: string, code = 0, reason?: string) => ({
  title,
  lacks: () => reason,
  run: () => {
    done.push(title);
    return code;
  },
});

test('goes on after a failure, and names it', () => {
  expect(runSteps([step('one', 1), step('two')])).toEqual({ failed: ['one'], skipped: [] });
  expect(done.splice(0)).toEqual(['one', 'two']);
});

test('says aloud what a machine cannot take, and why', () => {
  const outcome = runSteps([step('nginx', 1, 'there is none'), step('two')]);
  expect(outcome).toEqual({ failed: [], skipped: ['nginx: there is none'] });
  expect(done.splice(0)).toEqual(['two']);
  expect(told.join()).toContain('nginx: SKIPPED, there is none');
});

test('takes the steps whose title holds a word', () => {
  runSteps([step('Lint and unit tests'), step('Stories')], { wanted: 'unit' });
  expect(done.splice(0)).toEqual(['Lint and unit tests']);
});

test('takes none again that has passed before, where that is asked for, and says so', () => {
  const progress = {
    restore: (title: string) => title === 'one',
    follow: (_title: string, run: () => number) => run(),
  };
  runSteps([step('one'), step('two')], { progress, resume: true });
  expect(done.splice(0)).toEqual(['two']);
  expect(told.join()).toContain('one: passed at this commit before');
  runSteps([step('one'), step('two')], { progress });
  expect(done.splice(0)).toEqual(['one', 'two']);
});

test('a failed benchmark leaves the run green', () => {
  const outcome = runSteps([{ ...step('Benchmark: home', 1), informs: true }]);
  expect(outcome.failed).toEqual([]);
  expect(told.join()).toContain('Benchmark: home: NOT MET');
  done.length = 0;
});

test('a run of what changed takes the steps whose files changed, and none when nothing did', () => {
  const steps = [{ ...step('PostgreSQL'), reads: /^apps\/gateway\// }, step('Lint')];
  runSteps(steps, { changed: ['libs/ui-kit/src/button.css'] });
  expect(done.splice(0)).toEqual(['Lint']);
  runSteps(steps, { changed: ['apps/gateway/src/main.ts'] });
  expect(done.splice(0)).toEqual(['PostgreSQL', 'Lint']);
  runSteps(steps, { changed: [] });
  expect(done.splice(0)).toEqual([]);
});

test('shards share the steps: each whole one is in one of them, a split one in all', () => {
  const steps = [
    { ...step('nginx'), minutes: 3 },
    { ...step('journeys'), minutes: 9, splits: true },
    { ...step('firefox'), minutes: 2 },
    step('webkit'),
  ];
  const titles = [1, 2].map((index) =>
    stepsOfShard(steps, { index, count: 2 }).map(({ title }) => title),
  );
  expect(titles).toEqual([
    ['nginx', 'journeys'],
    ['journeys', 'firefox', 'webkit'],
  ]);
});
