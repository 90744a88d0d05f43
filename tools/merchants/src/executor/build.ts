import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { forkProgram } from '../forkProgram';
import { workspacePlaces } from '../places';
import { isMade, rememberMade } from '../stamp/made';
import type { WorkerResult } from './messages';

export interface BuildOptions {
  readonly code: string;
}

/** A merchant to stamp, and Nx's sum of everything that its site is made from; without it, it is always stamped. */
interface Order {
  readonly code: string;
  readonly from: string | undefined;
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

/** Nx's sum is of the workspace's own folders; what lies in others that stand for them is not in it. */
const isElsewhere = () =>
  [process.env['PLAYHOUSE_MERCHANTS'], process.env['PLAYHOUSE_SITE']].some(
    (place) => place !== undefined,
  );

/** Stamps those that do not stand as they would be stamped: to see that is cheaper than to copy them out of a cache. */
export async function make(
  orders: readonly Order[],
  root: string,
  stampThem = stamp,
): Promise<readonly WorkerResult[]> {
  const places = workspacePlaces(root);
  const sums = new Map(isElsewhere() ? [] : orders.map(({ code, from }) => [code, from]));
  const isDue = (code: string) => {
    const from = sums.get(code);
    return from === undefined || !isMade(places, code, from);
  };
  const due = new Set(orders.map(({ code }) => code).filter(isDue));
  const stamped = due.size === 0 ? [] : await stampThem([...due], root);
  for (const { code, ok } of stamped) {
    const from = sums.get(code);
    if (ok && from !== undefined) rememberMade(places, code, from);
  }
  const standing = orders.filter(({ code }) => !due.has(code));
  return [
    ...stamped,
    ...standing.map(({ code }) => ({ code, ok: true, text: `${code} stands as it was stamped` })),
  ];
}

/** Stamps one merchant, for Nx. */
export async function build({ code }: BuildOptions, context: ExecutorContext) {
  const [result] = await make([{ code, from: undefined }], context.root);
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
  const taskOf = new Map(
    Object.values(graph.tasks).map((task) => [inputs[task.id]?.code ?? '', task]),
  );
  const orders = [...taskOf].map(([code, { hash }]) => ({ code, from: hash }));
  const results = await make(orders, context.root);
  for (const { ok, text } of results) (ok ? console.log : console.error)(text);
  return Object.fromEntries(
    results.map(({ code, ok, text }) => [
      taskOf.get(code)?.id ?? code,
      { success: ok, terminalOutput: `${text}\n` },
    ]),
  );
}
