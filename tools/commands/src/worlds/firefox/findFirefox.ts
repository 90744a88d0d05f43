import { join } from 'node:path';
import { findCommand, unpackDebian } from '../debian';

export interface Firefox {
  readonly binary: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The one that is installed, else Debian's package with the library that few machines have. */
export function findFirefox(): Firefox | undefined {
  const named = process.env['FIREFOX_PATH'] ?? findCommand('firefox', 'firefox-esr');
  if (named !== undefined) return { binary: named, env: {} };
  const root = unpackDebian('firefox-esr', 'libvpx7');
  if (root === undefined) return undefined;
  return {
    binary: join(root, 'usr/lib/firefox-esr/firefox-esr'),
    env: { LD_LIBRARY_PATH: join(root, 'usr/lib/x86_64-linux-gnu') },
  };
}
