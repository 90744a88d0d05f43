import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium's own engine without its windows, of Debian's package. */
const shell = '/usr/bin/chromium-headless-shell';

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path));

const asked = () => process.env['CHROMIUM_PATH'];
const installedChromium = () => firstOf([asked(), ...known, chromium.executablePath()]);

function attempt(command: string, args: readonly string[]): void {
  console.log(`No Chromium found; trying: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit' });
}

const attemptPackage = (name: string) =>
  attempt('sh', ['-c', `apt-get update -q && apt-get install -y -q ${name}`]);

/** An installed Chromium, as players have it; else Playwright's own; else Debian's package. */
export function findChromium(): string {
  const found = installedChromium();
  if (found !== undefined) return found;
  attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  const downloaded = installedChromium();
  if (downloaded !== undefined) return downloaded;
  attemptPackage('chromium');
  const packaged = installedChromium();
  if (packaged !== undefined) return packaged;
  throw new Error('The tests need a Chromium. Install one and set CHROMIUM_PATH to its binary.');
}

/**
 * What goes through the same journeys with a quarter less work: the shell where it is installed, or can be where there
 * is no Chromium at all; else any Chromium.
 */
export function findQuickChromium(): string {
  const found = firstOf([asked(), shell]) ?? installedChromium();
  if (found !== undefined) return found;
  attemptPackage('chromium-headless-shell');
  return firstOf([shell]) ?? findChromium();
}
