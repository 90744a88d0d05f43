import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Position of a process's start, in ticks since boot, after the closing bracket of its name in `/proc/<pid>/stat`. */
const startField = 19;

function startOnLinux(pid: number): string | undefined {
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  const boot = read('/proc/sys/kernel/random/boot_id');
  const started = fields?.[startField];
  return started === undefined ? undefined : `${boot ?? ''}/${started}`;
}

function startElsewhere(pid: number): string | undefined {
  try {
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return started.trim().replaceAll(/\s+/g, '-') || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Tells a process from a later one that was given the same number: when it began, and on Linux since which start of
 * the machine. Undefined when no process has the number.
 */
export function processIdentity(pid: number): string | undefined {
  return startOnLinux(pid) ?? startElsewhere(pid);
}
