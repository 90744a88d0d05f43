import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

/** A test that a runner reported, by its own title with those of the groups around it. */
export interface TestRun {
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed, also where a second try passed. */
  readonly why?: string;
  /** Pictures and traces of it. */
  readonly files?: readonly string[];
}

export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

const assertion = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.optional(z.nullable(z.array(z.string()))),
});
const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(assertion),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(
        z.object({
          error: z.optional(z.object({ message: z.optional(z.string()) })),
          attachments: z.optional(z.array(z.object({ path: z.optional(z.string()) }))),
        }),
      ),
    }),
  ),
});
interface Suite {
  readonly title: string;
  readonly specs: readonly z.output<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}
const suite: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec),
  suites: z.optional(z.array(z.lazy(() => suite))),
});
const playwrightReport = z.object({ suites: z.array(suite) });

const vitestOutcomes: Readonly<Record<string, TestRun['outcome']>> = {
  passed: 'passed',
  failed: 'failed',
};
const playwrightOutcomes = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
} as const;

/** The first of the messages without the colours of a terminal. */
function because(messages: readonly (string | undefined)[]): Pick<TestRun, 'why'> {
  const why = messages.find((message) => message !== undefined && message !== '');
  return why === undefined ? {} : { why: stripVTControlCharacters(why) };
}

/** Pictures and traces among what a test has left. */
function recorded(paths: readonly (string | undefined)[]): Pick<TestRun, 'files'> {
  const files = paths.filter((path): path is string => /\.(png|zip)$/.test(path ?? ''));
  return files.length === 0 ? {} : { files };
}

function runsOf({ title, specs, suites = [] }: Suite): TestRun[] {
  const own = specs.flatMap(({ title: name, tests }) =>
    tests.map(({ status, results }) => ({
      title: name,
      outcome: playwrightOutcomes[status],
      ...because(results.map(({ error }) => error?.message)),
      ...recorded(results.flatMap(({ attachments = [] }) => attachments.map(({ path }) => path))),
    })),
  );
  return [...own, ...suites.flatMap(runsOf)].map((run) => ({
    ...run,
    title: `${title} ${run.title}`,
  }));
}

/** The tests of one machine-readable report, whichever runner wrote it. */
export function readReport(text: string): TestRun[] {
  const content: unknown = JSON.parse(text);
  const vitest = vitestReport.safeParse(content);
  if (!vitest.success) return playwrightReport.parse(content).suites.flatMap(runsOf);
  return vitest.data.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const runs: TestRun[] = assertionResults.map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      outcome: vitestOutcomes[status] ?? 'skipped',
      ...because(failureMessages ?? []),
    }));
    // A file that could not be run has no test that failed.
    const broken = status === 'failed' && runs.every(({ outcome }) => outcome !== 'failed');
    return broken ? [...runs, { title: name, outcome: 'failed', ...because([message]) }] : runs;
  });
}

/** The tests of every report in a folder; Nx restores the reports of cached runs. */
export function readReports(folder: string): TestRun[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => readReport(readFileSync(`${folder}/${file}`, 'utf8')));
}

export function totals(runs: readonly TestRun[]): Totals {
  const count = (outcome: TestRun['outcome']) =>
    runs.filter((run) => run.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed') };
}
