import { spawnSync } from 'node:child_process';
import { cellLooks } from '../../../apps/storybook/src/cells/cellLooks';
import type { Shard } from './runOptions';

/** Runs every screen in every state in Storybook, in each look. @returns the exit code */
export function runCells(shard: Shard | undefined, env: NodeJS.ProcessEnv): number {
  const config = ['--root', 'apps/storybook', '--config', 'vitest.config.ts'];
  const share = shard === undefined ? [] : [`--shard=${shard.index}/${shard.count}`];
  const args = ['vitest', 'run', ...config, '--project', 'stories', ...share, 'screens.samples'];
  const codes = Object.entries(cellLooks).map(([name, { cells }]) => {
    console.log(`${name}: ${cells}`);
    return (
      spawnSync('npx', args, {
        stdio: 'inherit',
        shell: process.platform === 'win32',
        env: { ...process.env, ...env, CELLS: cells, CELLS_LOOK: name },
      }).status ?? 1
    );
  });
  return Math.max(...codes);
}
