import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Places } from '@playhouse/merchants/places';

/**
 * Renders the merchants' public documents with a platform's answers. By the command itself: what the test runner imports
 * it rewrites, and a page's policy knows its script to the letter.
 */
export async function takeSnapshots(
  places: Places,
  codes: readonly string[],
  platform: string,
): Promise<void> {
  const cli = ['--import', 'tsx', 'tools/merchants/src/cli.ts', 'snapshot', ...codes];
  await promisify(execFile)(process.execPath, [...cli, '--platform', platform], {
    cwd: places.root,
    env: { ...process.env, PLAYHOUSE_OUT: places.out, TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
  });
}
