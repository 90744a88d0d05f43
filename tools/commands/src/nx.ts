import { spawnSync } from 'node:child_process';

/** Runs Nx with its output visible and answers its exit code. */
export function nx(args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const result = spawnSync('npx', ['--no-install', 'nx', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return result.status ?? 1;
}
