// @vitest-environment node
import { expect, test } from 'vitest';
import { coverage, idsProvedBy, readRequirementIds, workspaceCoverage } from './requirements';

const workspaceRoot = new URL('../../..', import.meta.url).pathname;

test('reads the ids below the header', () => {
  expect(readRequirementIds('id\tlib\trequirement\nA-01\tx\ty\nB-02\tx\ty\n')).toEqual([
    'A-01',
    'B-02',
  ]);
});

test('finds ids only in the titles of tests', () => {
  const source = `
    // [LOGIN-01] in a comment proves nothing
    test('shows two tabs [${'LOGIN-02'}, ${'LOGIN-03'}]', () => {});
    it.each(table)("goes home [${'SET-01'}]", () => {});
    const note = '[${'SET-02'}]';`;
  expect([...idsProvedBy(source)]).toEqual(['LOGIN-02', 'LOGIN-03', 'SET-01']);
});

test('names what is unproved and what no requirement asks for', () => {
  const source = `test('a [${'A-01'}, ${'Z-09'}]', () => {})`;
  expect(coverage(['A-01', 'B-02'], [source])).toEqual({
    proved: ['A-01'],
    unproved: ['B-02'],
    unknown: ['Z-09'],
  });
});

test('no test of the workspace carries an id that does not exist', () => {
  expect(workspaceCoverage(workspaceRoot).unknown).toEqual([]);
});
