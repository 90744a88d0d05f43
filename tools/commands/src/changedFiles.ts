import { spawnSync } from 'node:child_process';

function git(...args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Where the main branch was left: at its last commit where this one has no other. */
function branchPoint(): string {
  for (const main of ['origin/main', 'main', 'HEAD~1']) {
    const { status, stdout } = spawnSync('git', ['merge-base', main, 'HEAD'], { encoding: 'utf8' });
    const point = stdout.trim();
    if (status === 0 && point !== git('rev-parse', 'HEAD')[0]) return point;
  }
  return 'HEAD';
}

/**
 * Files that differ from a commit, with those that are not committed yet, as paths from the root.
 *
 * @param base @default where this branch left the main one, else the commit before
 * @throws Error where there is no such commit
 */
export function changedFiles(base: string = branchPoint()): string[] {
  const known = git('diff', '--name-only', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...known, ...untracked])].sort();
}
