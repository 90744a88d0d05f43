// Runs before anything is installed: only Node's own modules here.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isInstalled } from './installed.mjs';

export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');
process.chdir(workspaceRoot);

/** Runs a command with its output visible; ends this process when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Refuses a Node that cannot run the site's tools, in words instead of a stack trace. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Playhouse needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the locked dependencies unless they are there, whoever has installed them. */
export function installDependencies() {
  if (isInstalled(workspaceRoot)) return;
  console.log('Installing dependencies from the lock file (one to three minutes) …');
  run('npm', ['ci', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' });
}

/** Runs a TypeScript program of the workspace, in this very process: a signal finds nothing in between. */
export async function runTypeScript(file) {
  process.env.TSX_TSCONFIG_PATH = 'tsconfig.base.json';
  await import('tsx');
  await import(pathToFileURL(join(workspaceRoot, file)).href);
}
