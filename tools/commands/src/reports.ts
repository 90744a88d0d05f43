import { existsSync, readFileSync, readdirSync } from 'node:fs';
import * as z from 'zod/mini';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Totals of one machine-readable report, whichever runner wrote it. */
export function readReport(text: string): Totals {
  const content: unknown = JSON.parse(text);
  const vitest = vitestReport.safeParse(content);
  if (vitest.success) {
    return { passed: vitest.data.numPassedTests, failed: vitest.data.numFailedTests };
  }
  const { stats } = playwrightReport.parse(content);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** Totals of every report in a folder; Nx restores the reports of cached runs. */
export function readReports(folder: string): Totals {
  if (!existsSync(folder)) return { passed: 0, failed: 0 };
  const reports = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return reports
    .map((file) => readReport(readFileSync(`${folder}/${file}`, 'utf8')))
    .reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
      passed: 0,
      failed: 0,
    });
}
