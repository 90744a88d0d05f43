import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const module = fileURLToPath(new URL('onShutdown.ts', import.meta.url));
const program = `
  import(${JSON.stringify(module)}).then(({ onShutdown }) => {
    onShutdown(async () => {
      await new Promise((done) => setTimeout(done, 100));
      console.log('finished');
    });
    setInterval(() => undefined, 1000);
    console.log('up ' + process.pid);
  });`;

/** Starts the program by a shell, as npm does, and ends one of the two once the program is up. */
async function saidWhenEnded(whom: 'program' | 'shell'): Promise<string> {
  const command = `"${process.execPath}" --import tsx -e "$PROGRAM"; true`;
  const shell = spawn('sh', ['-c', command], {
    env: { ...process.env, PROGRAM: program, npm_lifecycle_event: 'gateway' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.on('data', (part: Buffer) => {
    said += part.toString();
    const [, number] = /^up (\d+)\n$/.exec(said) ?? [];
    if (number === undefined) return;
    if (whom === 'shell') shell.kill('SIGTERM');
    else process.kill(Number(number), 'SIGTERM');
  });
  // The stream is over once nobody holds it any more: neither the shell nor what ran in it.
  await once(shell.stdout, 'end');
  return said;
}

it.each([
  ['it is told to end', 'program'],
  ['only the shell is told in which npm started it', 'shell'],
] as const)(
  'a program finishes what it began when %s',
  async (_, whom) => {
    expect(await saidWhenEnded(whom)).toMatch(/^up \d+\nfinished\n$/);
  },
  60_000,
);
