import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { freePort } from '../../free-port';
import type { EnginePage } from '../engines/page';
import { openRemotePage } from '../engines/remotePage';
import type { Webkit } from './findWebkit';
import { connectDriver } from './webDriver';

/** Starts a program of WebKit's world. */
function start({ before }: Webkit, program: readonly string[], display?: string): ChildProcess {
  const [command = '', ...args] = [...before, ...program];
  const env = display === undefined ? process.env : { ...process.env, DISPLAY: display };
  return spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'], env });
}

/** A screen that nobody sees, and its name. */
async function startScreen(webkit: Webkit): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '500x1000x24', '-nolisten', 'tcp'];
  const screen = start(webkit, ['Xvfb', ...args]);
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
    screen.once('exit', () => reject(new Error('Xvfb does not start.')));
  });
  return { screen, display: `:${number}` };
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill('SIGTERM');
  await new Promise((resolve) => program.once('exit', resolve));
}

/** Starts the engine of Safari and opens a page in it. */
export async function startWebkit(webkit: Webkit): Promise<EnginePage> {
  const { screen, display } = await startScreen(webkit);
  const port = await freePort(4960);
  const driver = start(webkit, ['WebKitWebDriver', `--port=${String(port)}`], display);
  const { send, close } = await connectDriver(`http://127.0.0.1:${String(port)}`);
  return openRemotePage(send, async () => {
    await close();
    await end(driver);
    await end(screen);
  });
}
