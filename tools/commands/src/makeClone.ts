import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Puts what is committed into a folder, with what is installed here: to install it anew takes the network's time. What is
 * installed is linked where the folder is on the same disk, such as in `.data`.
 * @param commit that is put there. @default the present one
 */
export function makeClone(folder: string, commit = 'HEAD'): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  const git = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`What is committed cannot be cloned. ${stderr}`);
    return stdout.trim();
  };
  const id = git('rev-parse', commit);
  git('clone', '--quiet', '--no-checkout', resolve('.'), folder);
  git('-C', folder, 'checkout', '--quiet', id);
  const [installed, target] = [resolve('node_modules'), join(folder, 'node_modules')];
  if (spawnSync('cp', ['-al', installed, target]).status !== 0)
    cpSync(installed, target, { recursive: true, verbatimSymlinks: true });
}
