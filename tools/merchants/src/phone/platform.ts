import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const answers = (url: string) =>
  fetch(`${url}/ready`).then(
    () => true,
    () => false,
  );

/** Ends with this process, whichever way that one is told to end. */
function endTogether(child: ChildProcess): void {
  process.once('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      child.once('exit', () => process.exit(0));
      child.kill();
    });
}

/**
 * Starts the embedded platform where a loopback address is told and nobody answers there. It listens there only.
 * @returns whether it was started
 * @throws when it ends instead
 */
export async function ensurePlatform(url: string, root: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url);
  if (hostname !== '127.0.0.1' || protocol !== 'http:' || (await answers(url))) return false;
  const child = spawn(process.execPath, ['tools/commands/gateway.mjs'], {
    cwd: root,
    stdio: 'inherit',
    // The preview stands before it. Never in production: it shows the product, with demo accounts.
    env: {
      ...process.env,
      ...{ NODE_ENV: 'development', PORT: port, HOST: hostname },
      ...{ TRUST_PROXY: '1', GATEWAY_ALLOW_DEVELOPMENT_BEHIND_PROXY: '1' },
    },
  });
  endTogether(child);
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The platform does not start at ${url}.`);
    await pause(200);
  }
  return true;
}
