import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a program of the workspace, in TypeScript and by a path from its root, in a process of its own.
 * @param root of the workspace. @default where this process runs
 */
export function forkProgram(
  program: string,
  args: readonly string[],
  root: string = process.cwd(),
): ChildProcess {
  return fork(join(root, program), args, {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json') },
  });
}
