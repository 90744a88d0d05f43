import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readReports } from '../reports';
import { startChecks } from './checks';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playhouse-checks-'));
  for (const word of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, word).mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('reports a world in the words that a whole run adds up', async () => {
  const before = process.exitCode;
  const checks = startChecks('somewhere', folder);
  await checks.check('a thing that holds', () => undefined);
  await checks.check('a thing that does not', () => Promise.reject(new Error('it broke')));
  checks.skip('a thing for another machine', 'this one is too small');
  checks.finish();
  expect(process.exitCode).toBe(1);
  process.exitCode = before;
  expect(readReports(folder)).toEqual([
    { title: 'a thing that holds', outcome: 'passed' },
    { title: 'a thing that does not', outcome: 'failed', why: 'it broke' },
    { title: 'a thing for another machine', outcome: 'skipped' },
  ]);
});
