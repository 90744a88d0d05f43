import { spawnSync } from 'node:child_process';

/** Runs Nx with its output visible and answers its exit code. */
export function nx(args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const result = spawnSync(process.execPath, ['node_modules/nx/bin/nx.js', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return result.status ?? 1;
}
