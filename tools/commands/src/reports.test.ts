import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport, readReports, totals } from './reports';

const unit = JSON.stringify({
  testResults: [
    {
      name: 'login.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'login signs in', status: 'passed', failureMessages: [] },
        {
          fullName: 'login refuses',
          status: 'failed',
          failureMessages: ['\u001B[31mlate\u001B[39m'],
        },
        { fullName: 'login later', status: 'pending' },
      ],
    },
  ],
});
const journeys = JSON.stringify({
  suites: [
    {
      title: 'play.spec.ts',
      specs: [{ title: 'deposits', tests: [{ status: 'expected', results: [{}] }] }],
      suites: [
        {
          title: 'a member',
          specs: [
            {
              title: 'plays',
              tests: [{ status: 'flaky', results: [{ error: { message: 'slow' } }, {}] }],
            },
            {
              title: 'withdraws',
              tests: [
                {
                  status: 'unexpected',
                  results: [
                    {
                      error: { message: 'red' },
                      attachments: [{ path: 'dist/e2e/a.png' }, { path: 'dist/e2e/error.md' }, {}],
                    },
                  ],
                },
              ],
            },
            { title: 'sleeps', tests: [{ status: 'skipped', results: [] }] },
          ],
        },
      ],
    },
  ],
});

test('reads the outcome of each test from both runners', () => {
  expect(readReport(unit)).toEqual([
    { title: 'login signs in', outcome: 'passed' },
    { title: 'login refuses', outcome: 'failed', why: 'late' },
    { title: 'login later', outcome: 'skipped' },
  ]);
  expect(readReport(journeys)).toEqual([
    { title: 'play.spec.ts deposits', outcome: 'passed' },
    { title: 'play.spec.ts a member plays', outcome: 'passed', why: 'slow' },
    {
      title: 'play.spec.ts a member withdraws',
      outcome: 'failed',
      why: 'red',
      files: ['dist/e2e/a.png'],
    },
    { title: 'play.spec.ts a member sleeps', outcome: 'skipped' },
  ]);
});

test('counts a file that could not be run as failed', () => {
  const report = {
    testResults: [
      { name: 'login.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(readReport(JSON.stringify(report))).toEqual([
    { title: 'login.test.ts', outcome: 'failed', why: 'no such module' },
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
