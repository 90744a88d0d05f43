// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport, readReports, totals } from './reports';

const unit = JSON.stringify({
  testResults: [
    {
      assertionResults: [
        { fullName: 'login signs in', status: 'passed' },
        { fullName: 'login refuses', status: 'failed' },
        { fullName: 'login later', status: 'pending' },
      ],
    },
  ],
});
const journeys = JSON.stringify({
  suites: [
    {
      title: 'play.spec.ts',
      specs: [{ title: 'deposits', tests: [{ status: 'expected' }] }],
      suites: [
        {
          title: 'a member',
          specs: [
            { title: 'plays', tests: [{ status: 'flaky' }] },
            { title: 'withdraws', tests: [{ status: 'unexpected' }] },
            { title: 'sleeps', tests: [{ status: 'skipped' }] },
          ],
        },
      ],
    },
  ],
});

test('reads the outcome of each test from both runners', () => {
  expect(readReport(unit)).toEqual([
    { title: 'login signs in', outcome: 'passed' },
    { title: 'login refuses', outcome: 'failed' },
    { title: 'login later', outcome: 'skipped' },
  ]);
  expect(readReport(journeys)).toEqual([
    { title: 'play.spec.ts deposits', outcome: 'passed' },
    { title: 'play.spec.ts a member plays', outcome: 'passed' },
    { title: 'play.spec.ts a member withdraws', outcome: 'failed' },
    { title: 'play.spec.ts a member sleeps', outcome: 'skipped' },
  ]);
});

test('refuses a report of an unknown shape instead of counting nothing', () => {
  expect(() => readReport('{}')).toThrow();
});

test('adds up a folder, and a missing folder is zero', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  writeFileSync(join(folder, 'a.json'), unit);
  writeFileSync(join(folder, 'b.json'), journeys);
  expect(totals(readReports(folder))).toEqual({ passed: 3, failed: 2 });
  rmSync(folder, { recursive: true });
  expect(totals(readReports(folder))).toEqual({ passed: 0, failed: 0 });
});
