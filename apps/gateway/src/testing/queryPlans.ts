import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/open';

/** A query as it was sent. */
export interface SentQuery {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** The cost of a query: rows that it read from tables and indexes, and rows that it answered. */
export interface Cost {
  readonly read: number;
  readonly answered: number;
}

/** A node of a plan as `EXPLAIN (ANALYZE, FORMAT JSON)` writes it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The text with its parameters in place, as the driver takes it. */
function bound({ text, parameters }: SentQuery): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${parameters[Number(part) - 1]}`)),
  );
}

/** Tables that are as large with a thousand members as with a million. */
const catalogue = ['games', 'vendors', 'merchants'];

function rowsRead(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), 0);
  // A bitmap's index is read for the rows that its heap scan counts.
  if (!node['Node Type'].includes('Scan') || node['Node Type'] === 'Bitmap Index Scan')
    return below;
  if (catalogue.includes(node['Relation Name'] ?? '')) return below;
  if (['CTE Scan', 'Subquery Scan', 'Function Scan'].includes(node['Node Type'])) return below;
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return below + each * node['Actual Loops'];
}

/** Runs a query and tells what it cost; whatever it wrote is undone. */
export async function measureCost(db: Database, query: SentQuery): Promise<Cost> {
  let cost: Cost | undefined;
  const undo = new Error('undo');
  await db
    .transaction(async (tx) => {
      const answer: unknown = await tx.execute(sql`explain (analyze, format json) ${bound(query)}`);
      const rows = (Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows) as {
        'QUERY PLAN': readonly { readonly Plan: PlanNode }[];
      }[];
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      if (plan !== undefined) cost = { read: rowsRead(plan), answered: plan['Actual Rows'] };
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  if (cost === undefined) throw new Error(`no plan for ${query.text}`);
  return cost;
}
