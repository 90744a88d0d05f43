import { nx } from './nx';
import type { Progress } from './progress';

/** One part of a run. */
export interface Step {
  readonly title: string;
  /** Why this machine cannot take it, in words; `undefined` when it can. @default always can */
  readonly lacks?: () => string | undefined;
  /** Does it with its output visible. @returns its exit code */
  readonly run: () => number;
}

/** What came of a run. */
export interface Outcome {
  readonly failed: readonly string[];
  /** Titles with the reason. */
  readonly skipped: readonly string[];
}

/** A step that Nx does, from its cache where nothing has changed. */
export function nxStep(title: string, args: readonly string[], env: NodeJS.ProcessEnv): Step {
  return { title, run: () => nx([...args, '--outputStyle=static'], env) };
}

/** How the steps of a run are taken. */
export interface Way {
  /** Only those whose title holds it. */
  readonly wanted?: string | undefined;
  /** Keeps what passes. */
  readonly progress?: Progress | undefined;
  /** Whether what has passed before is not run again. @default false */
  readonly resume?: boolean;
}

/** Takes the steps in turn; says how long each took. */
export function runSteps(steps: readonly Step[], way: Way = {}): Outcome {
  const { wanted = '', progress, resume = false } = way;
  const failed: string[] = [];
  const skipped: string[] = [];
  for (const { title, lacks, run } of steps) {
    if (!title.toLowerCase().includes(wanted.toLowerCase())) continue;
    if (resume && progress?.restore(title) === true) {
      console.log(`\n── ${title}: passed at this commit before ──`);
      continue;
    }
    const reason = lacks?.();
    if (reason !== undefined) {
      skipped.push(`${title}: ${reason}`);
      console.log(`\n── ${title}: SKIPPED, ${reason} ──`);
      continue;
    }
    console.log(`\n── ${title} ──`);
    const started = Date.now();
    if ((progress?.follow(title, run) ?? run()) !== 0) failed.push(title);
    console.log(`── ${title}: ${Math.round((Date.now() - started) / 1000)} s ──`);
  }
  return { failed, skipped };
}
