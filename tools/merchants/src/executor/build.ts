import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { forkProgram } from '../forkProgram';
import type { WorkerResult } from './messages';

export interface BuildOptions {
  readonly code: string;
}

/**
 * Stamps in a child that runs under tsx: Nx turns TypeScript into CommonJS as it loads it, which the
 * site's libraries, being modules, do not survive.
 */
function stamp(codes: readonly string[], root: string): Promise<readonly WorkerResult[]> {
  return new Promise((resolve, reject) => {
    let results: readonly WorkerResult[] | undefined;
    const child = forkProgram('tools/merchants/src/executor/worker.ts', codes, root);
    child.once('message', (message) => {
      results = message as readonly WorkerResult[];
    });
    child.once('error', reject);
    child.once('exit', (status) => {
      if (results) resolve(results);
      else reject(new Error(`Stamping ended with exit code ${status ?? 'none'} and no result.`));
    });
  });
}

/** Stamps one merchant, for Nx. */
export async function build({ code }: BuildOptions, context: ExecutorContext) {
  const [result] = await stamp([code], context.root);
  if (result) (result.ok ? console.log : console.error)(result.text);
  return { success: result?.ok === true };
}

/** Stamps all merchants of one Nx run together: a hundred processes would take a minute instead. */
export async function batchBuild(
  graph: TaskGraph,
  inputs: Record<string, BuildOptions>,
  _overrides: unknown,
  context: ExecutorContext,
) {
  const taskOf = new Map(Object.keys(graph.tasks).map((task) => [inputs[task]?.code ?? '', task]));
  const results = await stamp([...taskOf.keys()], context.root);
  for (const { ok, text } of results) (ok ? console.log : console.error)(text);
  return Object.fromEntries(
    results.map(({ code, ok, text }) => [
      taskOf.get(code) ?? code,
      { success: ok, terminalOutput: `${text}\n` },
    ]),
  );
}
