import { spawnSync } from 'node:child_process';

const git = (...args: readonly string[]) =>
  spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();

/**
 * The release that players are served by while this one is started: the one that RELEASE_BEFORE names, else the last tag
 * before it, else the commit before its last migration.
 * @returns nothing where the history does not reach so far
 */
export function findReleaseBefore(): string | undefined {
  const named = process.env['RELEASE_BEFORE'];
  if (named !== undefined) return named;
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD^');
  if (tag !== '') return tag;
  const migration = git('log', '-1', '--format=%H', '--', 'apps/gateway/drizzle');
  const before = git('rev-parse', '--verify', '--quiet', `${migration}^`);
  return migration === '' || before === '' ? undefined : before;
}
