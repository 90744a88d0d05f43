import { readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium';
import { nx } from './nx';
import { readReports, totals } from './reports';
import { coverage, readRequirementIds } from './requirements';

const reports = 'dist/reports';

// What is cheap and fails often comes first; the browser comes last.
const steps: readonly { title: string; args: readonly string[] }[] = [
  {
    title: 'Format, types, cycles, unused code',
    args: ['run-many', '-t', 'format,typecheck,cycles,unused', '-p', 'checks'],
  },
  { title: 'Lint and unit tests', args: ['run-many', '-t', 'lint,test'] },
  {
    title: 'All merchants: check, build, size budgets',
    args: ['run-many', '-t', 'check,build-all,budget'],
  },
  { title: 'Stories as tests', args: ['run', 'storybook:test-stories'] },
  { title: 'Journeys in a browser', args: ['run', 'e2e:e2e'] },
];

rmSync(reports, { recursive: true, force: true });
const env = { CHROMIUM_PATH: findChromium() };
const wanted = process.argv[2];
const failedSteps: string[] = [];

for (const { title, args } of steps) {
  if (wanted !== undefined && !title.toLowerCase().includes(wanted.toLowerCase())) continue;
  console.log(`\n── ${title} ──`);
  const started = Date.now();
  if (nx([...args, '--outputStyle=static'], env) !== 0) failedSteps.push(title);
  console.log(`── ${title}: ${Math.round((Date.now() - started) / 1000)} s ──`);
}

const runs = readReports(reports);
const ids = readRequirementIds(readFileSync('e2e/requirements.tsv', 'utf8'));
const { proved, unproved, unknown } = coverage(ids, runs);
console.log(`\nRequirements proved by a test that passed: ${proved.length} of ${ids.length}.`);
if (unknown.length > 0) failedSteps.push(`no requirement is called ${unknown.join(' ')}`);
// After some of the steps only, what the others prove is not known.
if (wanted === undefined && unproved.length > 0) {
  failedSteps.push(`no test proves ${unproved.join(' ')}`);
}

const { passed, failed } = totals(runs);
for (const title of failedSteps) console.error(`Failed: ${title}`);
// A failed lint or build is a failure although no test counted it.
console.log(`\n${passed} passed, ${Math.max(failed, failedSteps.length)} failed`);
process.exitCode = failedSteps.length > 0 ? 1 : 0;
