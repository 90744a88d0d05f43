import { readFileSync, rmSync } from 'node:fs';
import { writeFailurePage } from './failurePage';
import { readReports, totals } from './reports';
import { coverage, readRequirementIds } from './requirements';
import { runSteps } from './steps';
import type { Selection, Step } from './steps';

export const reports = 'dist/reports';

const words = { passed: 'Passed at the second try', failed: 'Failed', skipped: 'Skipped' } as const;

const firstLines = (text: string) => text.split('\n', 12).join('\n');

/** Whether a run takes every step, so that what no test of it proves is proved by none. */
const isWhole = ({ wanted, shard, changed }: Selection) =>
  wanted === undefined && shard === undefined && changed === undefined;

/**
 * Takes the selected steps, then says which requirements are proved, what was skipped and why, what failed, and the
 * totals of all tests; leaves a failure in the exit code.
 */
export function run(steps: readonly Step[], selection: Selection): void {
  rmSync(reports, { recursive: true, force: true });
  const { failed: failedSteps, skipped } = runSteps(steps, selection);
  const problems = [...failedSteps];
  const runs = readReports(reports);
  const ids = readRequirementIds(readFileSync('e2e/requirements.tsv', 'utf8'));
  const { proved, unproved, unknown } = coverage(ids, runs);
  console.log(`\nRequirements proved by a test that passed: ${proved.length} of ${ids.length}.`);
  if (unknown.length > 0) problems.push(`no requirement is called ${unknown.join(' ')}`);
  if (isWhole(selection) && unproved.length > 0) {
    problems.push(`no test proves ${unproved.join(' ')}`);
  }
  const { passed, failed } = totals(runs);
  for (const { title, outcome, why } of runs) {
    // A log that is cut to its end still says what was wrong, and which test needed a second try.
    if (why !== undefined) console.error(`${words[outcome]}: ${title}\n${firstLines(why)}`);
  }
  for (const text of skipped) console.log(`Skipped: ${text}`);
  for (const text of problems) console.error(`Failed: ${text}`);
  if (problems.length > 0) {
    console.log(`What failed, with pictures and traces: ${writeFailurePage(runs, problems)}`);
  }
  const left = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  // A failed lint or build is a failure although no test counted it.
  console.log(`\n${passed} passed, ${Math.max(failed, problems.length)} failed${left}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
