import { spawnSync } from 'node:child_process';
import type { Shard } from './runOptions';

/** Every cell as it is and in the dark, where words are long and the window small; screens alone in other languages, and from right to left. */
const runs = [
  { CELLS: 'all' },
  { CELLS: 'all', CELLS_LOOK: 'dark' },
  { CELLS: 'default', CELLS_LOOK: 'PT' },
  { CELLS: 'default', CELLS_LOOK: 'TY' },
  { CELLS: 'default', CELLS_LOOK: 'mirrored' },
] as const;

/** Runs every screen in every state in Storybook, in each look. @returns the exit code */
export function runCells(shard: Shard | undefined, env: NodeJS.ProcessEnv): number {
  const config = ['--root', 'apps/storybook', '--config', 'vitest.config.ts'];
  const share = shard === undefined ? [] : [`--shard=${shard.index}/${shard.count}`];
  const args = ['vitest', 'run', ...config, '--project', 'stories', ...share, 'screens.samples'];
  const codes = runs.map((look) => {
    console.log(Object.values(look).join(', '));
    return (
      spawnSync('npx', args, {
        stdio: 'inherit',
        shell: process.platform === 'win32',
        env: { ...process.env, ...env, ...look },
      }).status ?? 1
    );
  });
  return Math.max(...codes);
}
