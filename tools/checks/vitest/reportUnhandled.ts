import { mkdirSync, writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import type { Reporter } from 'vitest/reporters';

/**
 * Reports what went wrong outside of every test as a test that failed, in the shape of the runner's own report, which
 * does not mention it although the run fails for it.
 */
export function reportUnhandled(project: string, folder: string): Reporter {
  return {
    onTestRunEnd: (_modules, errors) => {
      if (errors.length === 0) return;
      const title = `${project} outside of every test`;
      const failureMessages = errors.map((error) => error.stack ?? inspect(error));
      const assertionResults = [{ fullName: title, status: 'failed', failureMessages }];
      const report = { testResults: [{ name: title, status: 'failed', assertionResults }] };
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}/${project}.unhandled.json`, JSON.stringify(report));
    },
  };
}
