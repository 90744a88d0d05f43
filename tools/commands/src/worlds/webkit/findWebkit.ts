import { spawnSync } from 'node:child_process';
import { findCommand, unpackDebianWhole } from '../debian';

/** How a program of WebKit's world is started: what stands before its name. */
export interface Webkit {
  readonly before: readonly string[];
}

/**
 * Lays unpacked packages over the machine's own files, for one program and what it starts: WebKit finds its processes
 * at the place for which it was built, and nowhere else.
 */
const over = (root: string) => [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  'mount -t overlay overlay -o "lowerdir=$0/usr:/usr" /usr && exec "$@"',
  root,
];

/** The one that is installed, else Debian's packages, where a program may have files of its own. */
export function findWebkit(): Webkit | undefined {
  const isInstalled = ['WebKitWebDriver', 'Xvfb'].every((name) => findCommand(name) !== undefined);
  if (isInstalled) return { before: [] };
  const root = unpackDebianWhole('webkit2gtk-driver', 'xvfb');
  if (root === undefined) return undefined;
  const [command = '', ...args] = [...over(root), 'test', '-x', '/usr/bin/WebKitWebDriver'];
  return spawnSync(command, args).status === 0 ? { before: over(root) } : undefined;
}
