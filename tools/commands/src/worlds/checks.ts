import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Checks of one world, told as they go and counted for the totals of the whole run. */
export interface Checks {
  /** Runs one; a failure is told and the next one runs all the same. */
  check(title: string, body: () => void | Promise<void>): Promise<void>;
  /** Says aloud what this machine cannot take; the totals count it. */
  skip(title: string, why: string): void;
  /** Writes the report that `npm run verify` adds up, and sets the exit code. */
  finish(): void;
}

interface Result {
  readonly fullName: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly failureMessages?: readonly string[];
}

/** @param folder that the totals are read from */
export function startChecks(name: string, folder = 'dist/reports'): Checks {
  const results: Result[] = [];
  const count = (wanted: string) => results.filter(({ status }) => status === wanted).length;
  return {
    async check(title, body) {
      try {
        await body();
        results.push({ fullName: title, status: 'passed' });
        console.log(`  ✓ ${title}`);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        results.push({ fullName: title, status: 'failed', failureMessages: [why] });
        console.error(`  ✘ ${title}\n    ${why}`);
      }
    },
    skip(title, why) {
      results.push({ fullName: title, status: 'skipped' });
      console.warn(`  – ${title} NOT RUN: ${why}`);
    },
    finish() {
      mkdirSync(folder, { recursive: true });
      const [passed, failed] = [count('passed'), count('failed')];
      // In the words of Vitest, whose reports the totals are read from.
      const report = {
        numPassedTests: passed,
        numFailedTests: failed,
        testResults: [
          { name, status: failed > 0 ? 'failed' : 'passed', assertionResults: results },
        ],
      };
      writeFileSync(join(folder, `world-${name}.json`), JSON.stringify(report));
      console.log(`${name}: ${String(passed)} passed, ${String(failed)} failed`);
      if (failed > 0) process.exitCode = 1;
    },
  };
}
