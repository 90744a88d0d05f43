import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { forkProgram } from '../forkProgram';
import { merchantCodes, workspacePlaces } from '../places';
import { isUpToDate, recordSite } from '../stamp/siteRecords';
import { describeSource, hashSharedSources } from '../stamp/sources';

/** The outcome of one merchant; `text` is for people. */
export interface WorkerResult {
  readonly code: string;
  readonly ok: boolean;
  readonly text: string;
}

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

/** Stamps those that do not stand as they would be stamped: to see that is cheaper than to copy them out of a cache. */
export async function make(
  codes: readonly string[],
  root: string,
  stampThem = stamp,
): Promise<readonly WorkerResult[]> {
  const places = workspacePlaces(root);
  const shared = hashSharedSources(places);
  // Taken before: what is changed while its site is stamped is stamped anew the next time.
  const sources = new Map(codes.map((code) => [code, describeSource(places, code, shared)]));
  const due = [...sources].filter(([code, source]) => !isUpToDate(places, code, source));
  const stamped =
    due.length === 0
      ? []
      : await stampThem(
          due.map(([code]) => code),
          root,
        );
  for (const { code, ok } of stamped) {
    const source = sources.get(code);
    if (ok && source !== undefined) recordSite(places, code, source);
  }
  const isDue = new Map(due);
  const standing = codes.filter((code) => !isDue.has(code));
  return [
    ...stamped,
    ...standing.map((code) => ({ code, ok: true, text: `${code} stands as it was stamped` })),
  ];
}

function tell(results: readonly WorkerResult[]): void {
  for (const { ok, text } of results) (ok ? console.log : console.error)(text);
}

/** Stamps these, and says what became of them. */
async function makeThem(codes: readonly string[], root: string) {
  const results = await make(codes, root);
  tell(results);
  return { success: results.every(({ ok }) => ok) };
}

/** Stamps one merchant, for Nx. */
export const build = ({ code }: BuildOptions, { root }: ExecutorContext) => makeThem([code], root);

/** Stamps every merchant there is, as one task: Nx takes longer over a thousand than it takes to see that they stand. */
export const buildAll = (_options: unknown, { root }: ExecutorContext) =>
  makeThem(merchantCodes(workspacePlaces(root)), root);

/** Stamps all merchants of one Nx run together: a hundred processes would take a minute instead. */
export async function batchBuild(
  graph: TaskGraph,
  inputs: Record<string, BuildOptions>,
  _overrides: unknown,
  context: ExecutorContext,
) {
  const taskOf = new Map(Object.keys(graph.tasks).map((id) => [inputs[id]?.code ?? '', id]));
  const results = await make([...taskOf.keys()], context.root);
  tell(results);
  return Object.fromEntries(
    results.map(({ code, ok, text }) => [
      taskOf.get(code) ?? code,
      { success: ok, terminalOutput: `${text}\n` },
    ]),
  );
}
