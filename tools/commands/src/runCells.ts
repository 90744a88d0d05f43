import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Shard } from './runOptions';

/** Every cell as it is and in the dark, where words are long; screens alone in the other looks. */
type CellLooks = Readonly<Record<string, { readonly cells: 'all' | 'default' }>>;

/** Runs every screen in every state in Storybook, in each look. @returns the exit code */
export function runCells(shard: Shard | undefined, env: NodeJS.ProcessEnv): number {
  const config = ['--root', 'apps/storybook', '--config', 'vitest.config.ts'];
  const share = shard === undefined ? [] : [`--shard=${shard.index}/${shard.count}`];
  const args = ['vitest', 'run', ...config, '--project', 'stories', ...share, 'screens.samples'];
  const looks = JSON.parse(readFileSync('apps/storybook/cellLooks.json', 'utf8')) as CellLooks;
  const codes = Object.entries(looks).map(([name, { cells }]) => {
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
