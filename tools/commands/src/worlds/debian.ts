import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where packages are unpacked: nothing is installed on the machine, and no rights are needed. */
const folder = '.data/debian';

const run = (command: string, args: readonly string[], cwd?: string) =>
  spawnSync(command, args, { cwd, stdio: 'ignore' }).status === 0;

const output = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout;

/** A command of this machine, by name. */
export function findCommand(...names: readonly string[]): string | undefined {
  const folders = ['/usr/local/bin', '/usr/bin', '/usr/local/sbin', '/usr/sbin'];
  return folders
    .flatMap((each) => names.map((name) => join(each, name)))
    .find((path) => existsSync(path));
}

/** The packages that apt would install for one, itself included; none where there is no such package. */
function missingFor(name: string): readonly string[] {
  const args = ['install', '--simulate', '--no-install-recommends', name];
  const listed = () =>
    [...output('apt-get', args).matchAll(/^Inst (\S+)/gm)].flatMap(([, found]) => found ?? []);
  const known = listed();
  return known.length > 0 || !run('apt-get', ['update']) ? known : listed();
}

/**
 * Unpacks Debian packages beside the workspace's other data.
 * @returns the folder that stands for `/`, or `undefined` where packages cannot be had
 */
export function unpackDebian(...packages: readonly string[]): string | undefined {
  return unpack(packages.join('+'), () => packages);
}

/** The same with all that this machine lacks for them. */
export function unpackDebianWhole(...packages: readonly string[]): string | undefined {
  return unpack(packages.join('+'), () => [...new Set(packages.flatMap(missingFor))]);
}

function unpack(name: string, listed: () => readonly string[]): string | undefined {
  const target = join(process.cwd(), folder, name);
  if (existsSync(join(target, 'usr'))) return target;
  if (findCommand('apt-get') === undefined || findCommand('dpkg') === undefined) return undefined;
  const packages = listed();
  if (packages.length === 0) return undefined;
  mkdirSync(target, { recursive: true });
  console.log(`Fetching Debian's ${name.replaceAll('+', ', ')} into ${folder} …`);
  const isThere = run('apt-get', ['download', ...packages], target);
  if (
    !isThere &&
    !(run('apt-get', ['update']) && run('apt-get', ['download', ...packages], target))
  )
    return undefined;
  const files = readdirSync(target).filter((name) => name.endsWith('.deb'));
  return files.every((file) => run('dpkg', ['-x', file, '.'], target)) ? target : undefined;
}
