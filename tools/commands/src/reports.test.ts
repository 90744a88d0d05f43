// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport, readReports } from './reports';

const unit = JSON.stringify({ numPassedTests: 4, numFailedTests: 1 });
const journeys = JSON.stringify({ stats: { expected: 7, unexpected: 2, flaky: 1 } });

test('reads the totals of both runners', () => {
  expect(readReport(unit)).toEqual({ passed: 4, failed: 1 });
  expect(readReport(journeys)).toEqual({ passed: 8, failed: 2 });
});

test('refuses a report of an unknown shape instead of counting nothing', () => {
  expect(() => readReport('{}')).toThrow();
});

test('adds up a folder, and a missing folder is zero', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  writeFileSync(join(folder, 'a.json'), unit);
  writeFileSync(join(folder, 'b.json'), journeys);
  expect(readReports(folder)).toEqual({ passed: 12, failed: 3 });
  rmSync(folder, { recursive: true });
  expect(readReports(folder)).toEqual({ passed: 0, failed: 0 });
});
