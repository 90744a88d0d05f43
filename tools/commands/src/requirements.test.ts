import { expect, test } from 'vitest';
import type { TestRun } from './reports';
import { coverage, readRequirementIds } from './requirements';

const passed = (title: string): TestRun => ({ title, outcome: 'passed' });
const failed = (title: string): TestRun => ({ title, outcome: 'failed' });
const skipped = (title: string): TestRun => ({ title, outcome: 'skipped' });

test('reads the ids below the header', () => {
  expect(readRequirementIds('id\tlib\trequirement\nA-01\tx\ty\nB-02\tx\ty\n')).toEqual([
    'A-01',
    'B-02',
  ]);
});

test('a test that passed proves every id of its title', () => {
  const runs = [passed(`login shows two tabs [${'A-01'}, ${'B-02'}]`)];
  expect(coverage(['A-01', 'B-02', 'C-03'], runs)).toEqual({
    proved: ['A-01', 'B-02'],
    unproved: ['C-03'],
    unknown: [],
  });
});

test('a test that was skipped proves nothing, nor does one of several that failed', () => {
  const runs = [
    skipped(`not today [${'A-01'}]`),
    passed(`here [${'B-02'}]`),
    failed(`there [${'B-02'}]`),
  ];
  expect(coverage(['A-01', 'B-02'], runs).unproved).toEqual(['A-01', 'B-02']);
});

test('names what no requirement asks for, even in a skipped test', () => {
  const runs = [passed(`a [${'Z-09'}]`), skipped(`b [${'Y-08'}]`)];
  expect(coverage(['A-01'], runs).unknown).toEqual(['Z-09', 'Y-08']);
});
