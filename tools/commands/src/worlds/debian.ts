import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where packages are unpacked: nothing is installed on the machine, and no rights are needed. */
const folder = '.data/debian';

const run = (command: string, args: readonly string[], cwd?: string) =>
  spawnSync(command, args, { cwd, stdio: 'ignore' }).status === 0;

/** A command of this machine, by name. */
export function findCommand(...names: readonly string[]): string | undefined {
  const folders = ['/usr/local/bin', '/usr/bin', '/usr/local/sbin', '/usr/sbin'];
  return folders
    .flatMap((each) => names.map((name) => join(each, name)))
    .find((path) => existsSync(path));
}

/**
 * Unpacks Debian packages beside the workspace's other data.
 * @returns the folder that stands for `/`, or `undefined` where packages cannot be had
 */
export function unpackDebian(...packages: readonly string[]): string | undefined {
  const target = join(process.cwd(), folder, packages.join('+'));
  if (existsSync(join(target, 'usr'))) return target;
  if (findCommand('apt-get') === undefined || findCommand('dpkg') === undefined) return undefined;
  mkdirSync(target, { recursive: true });
  console.log(`Fetching Debian's ${packages.join(', ')} into ${folder} …`);
  const isThere = run('apt-get', ['download', ...packages], target);
  if (
    !isThere &&
    !(run('apt-get', ['update']) && run('apt-get', ['download', ...packages], target))
  )
    return undefined;
  const files = readdirSync(target).filter((name) => name.endsWith('.deb'));
  return files.every((file) => run('dpkg', ['-x', file, '.'], target)) ? target : undefined;
}
