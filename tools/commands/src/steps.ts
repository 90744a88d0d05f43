import { nx } from './nx';
import type { Progress } from './progress';
import type { Shard } from './runOptions';

/** The run that a step is part of. */
export interface StepContext {
  /** The share of the step to take, for a step that can be split. */
  readonly shard?: Shard | undefined;
  /** Files that the run is about; `undefined` where it is about all. */
  readonly changed?: readonly string[] | undefined;
}

/** One part of a run. */
export interface Step {
  readonly title: string;
  /** Files whose change can turn it red. @default all */
  readonly reads?: RegExp;
  /** Rough minutes on two cores: shards share the steps by them. @default 1 */
  readonly minutes?: number;
  /** Whether each shard can take a share of it. @default false */
  readonly splits?: boolean;
  /** Whether the run stays green when it fails: figures for people to read. @default false */
  readonly informs?: boolean;
  /** Why this machine cannot take it, in words; `undefined` when it can. @default always can */
  readonly lacks?: () => string | undefined;
  /** Runs it with its output visible. @returns its exit code */
  readonly run: (context: StepContext) => number;
}

/** How the steps of a run ended. */
export interface Outcome {
  readonly failed: readonly string[];
  /** Titles with the reason. */
  readonly skipped: readonly string[];
}

/** A step that Nx runs, from its cache where nothing has changed. */
export function nxStep(title: string, args: readonly string[], env: NodeJS.ProcessEnv): Step {
  return { title, run: () => nx([...args, '--outputStyle=static'], env) };
}

/** Which steps of a run are taken. */
export interface Selection {
  /** Only those whose title holds it. */
  readonly wanted?: string | undefined;
  readonly shard?: Shard | undefined;
  /** Only those that these files can touch. */
  readonly changed?: readonly string[] | undefined;
  /** Keeps what passes. */
  readonly progress?: Progress | undefined;
  /** Whether what has passed before is not run again. @default false */
  readonly resume?: boolean;
}

/** The steps of a shard: a share of those that can be split, and of the others as many minutes as each shard has. */
export function stepsOfShard(steps: readonly Step[], { index, count }: Shard): readonly Step[] {
  const loads = Array.from({ length: count }, () => 0);
  const whole = steps
    .filter(({ splits }) => splits !== true)
    .toSorted((a, b) => (b.minutes ?? 1) - (a.minutes ?? 1));
  const own = new Set<Step>();
  for (const step of whole) {
    const lightest = loads.indexOf(Math.min(...loads));
    loads[lightest] = (loads[lightest] ?? 0) + (step.minutes ?? 1);
    if (lightest === index - 1) own.add(step);
  }
  return steps.filter((step) => step.splits === true || own.has(step));
}

/** The steps that a run takes, in their order. */
function select(steps: readonly Step[], { wanted = '', shard, changed }: Selection) {
  const shared = shard === undefined ? steps : stepsOfShard(steps, shard);
  return shared.filter(
    ({ title, reads }) =>
      title.toLowerCase().includes(wanted.toLowerCase()) &&
      (changed === undefined ||
        (changed.length > 0 && (reads === undefined || changed.some((file) => reads.test(file))))),
  );
}

/** Takes the selected steps in turn; says how long each took. */
export function runSteps(steps: readonly Step[], selection: Selection = {}): Outcome {
  const { progress, resume = false, shard, changed } = selection;
  const failed: string[] = [];
  const skipped: string[] = [];
  for (const { title, lacks, run, informs = false } of select(steps, selection)) {
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
    const take = () => run({ shard, changed });
    const code = progress?.follow(title, take) ?? take();
    if (code !== 0 && !informs) failed.push(title);
    const verdict = code !== 0 && informs ? 'NOT MET, see above; no part of the verdict, ' : '';
    console.log(`── ${title}: ${verdict}${Math.round((Date.now() - started) / 1000)} s ──`);
  }
  return { failed, skipped };
}
