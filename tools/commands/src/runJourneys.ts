import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { nx } from './nx';
import type { Shard } from './runOptions';

/** Where the second look at failed journeys leaves its report, traces and pictures. */
export const tracesFolder = 'dist/traces';

interface Journeys {
  /** Paths to take, or all. */
  readonly files?: readonly string[] | undefined;
  readonly shard?: Shard | undefined;
  /** How often each is repeated. @default 1 */
  readonly times?: number;
  readonly env: NodeJS.ProcessEnv;
}

function playwright(args: readonly string[], env: NodeJS.ProcessEnv): number {
  const command = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...args];
  return (
    spawnSync('npx', command, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    }).status ?? 1
  );
}

/** Repeats what failed with a trace, for whoever mends it: recording all journeys would cost each of their steps. */
function traceFailed(env: NodeJS.ProcessEnv): void {
  rmSync(tracesFolder, { recursive: true, force: true });
  mkdirSync(tracesFolder, { recursive: true });
  // Playwright reads there which ones failed.
  cpSync('dist/e2e/.last-run.json', `${tracesFolder}/.last-run.json`);
  playwright(['--last-failed', '--trace=on', `--output=${tracesFolder}`], {
    ...env,
    E2E_REPORT: `${tracesFolder}/report.json`,
  });
}

/** Runs journeys; all of them from Nx's cache where nothing has changed. @returns the exit code */
export function runJourneys({ files, shard, times, env }: Journeys): number {
  if (files?.length === 0) return 0;
  const args = [
    ...(shard === undefined ? [] : [`--shard=${shard.index}/${shard.count}`]),
    ...(times === undefined ? [] : [`--repeat-each=${times}`]),
    ...(files ?? []),
  ];
  const built = nx(['run', 'merchants:build-all', '--outputStyle=static'], env);
  if (built !== 0) return built;
  const code =
    args.length === 0 ? nx(['run', 'e2e:e2e', '--outputStyle=static'], env) : playwright(args, env);
  if (code !== 0) traceFailed(env);
  return code;
}
