import type { PGlite } from '@electric-sql/pglite';

/** Everything in a database that a release may rely on, by its name. */
export interface DatabaseShape {
  readonly tables: ReadonlySet<string>;
  readonly columns: ReadonlyMap<string, Column>;
  /** Functions that statements call, with their arguments and results. */
  readonly functions: ReadonlySet<string>;
  /** Columns that `ON CONFLICT` may name, and for which rows. */
  readonly unique: ReadonlySet<string>;
  /** Rules that a written row must keep. */
  readonly constraints: ReadonlySet<string>;
}

interface Column {
  readonly table: string;
  readonly type: string;
  /** Whether a row may be written without naming it. */
  readonly mayBeLeftOut: boolean;
  /** Whether it is null in a row that does not name it. */
  readonly isNullAtFirst: boolean;
}

interface ColumnRow extends Column {
  readonly name: string;
}

const columnsQuery = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull or a.atthasdef or a.attidentity <> '' as "mayBeLeftOut",
    not a.attnotnull and not a.atthasdef as "isNullAtFirst"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p') and a.attnum > 0
    and not a.attisdropped`;

const functionsQuery = `
  select format('%s(%s) returns %s', p.proname, pg_get_function_identity_arguments(p.oid), pg_get_function_result(p.oid)) as name
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype`;

const uniqueQuery = `
  select format('%s (%s)%s', c.relname,
    (select string_agg(pg_get_indexdef(i.indexrelid, place, true), ', ' order by place)
      from generate_series(1, i.indnkeyatts) place),
    ' where ' || pg_get_expr(i.indpred, i.indrelid)) as name
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and i.indisunique`;

const constraintsQuery = `
  select format('%s: %s', conrelid::regclass, pg_get_constraintdef(oid)) as name from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'x')`;

/** Reads what a release may rely on in a database. */
export async function readShape(client: PGlite): Promise<DatabaseShape> {
  const names = async (query: string) => {
    const { rows } = await client.query<{ name: string }>(query);
    return new Set(rows.map(({ name }) => name));
  };
  const { rows } = await client.query<ColumnRow>(columnsQuery);
  return {
    tables: new Set(rows.map(({ table }) => table)),
    columns: new Map(
      rows.map(({ table, name, ...rest }) => [`${table}.${name}`, { table, ...rest }]),
    ),
    functions: await names(functionsQuery),
    unique: await names(uniqueQuery),
    constraints: await names(constraintsQuery),
  };
}

/** The table of a rule such as `members (code)` or `members: CHECK …`. */
const tableIn = (rule: string) => rule.split(/[ :]/, 1)[0] ?? '';

const missing = (before: ReadonlySet<string>, after: ReadonlySet<string>) =>
  [...before].filter((name) => !after.has(name));

/**
 * Looks for all that releases made for `before` would no longer find, or could no longer write, in `after`.
 * @returns the columns that are gone or read differently, and everything else in words
 */
export function findBreaks(before: DatabaseShape, after: DatabaseShape) {
  const columns = [...before.columns].flatMap(([name, { type, mayBeLeftOut }]) => {
    const now = after.columns.get(name);
    if (now === undefined) return [{ name, why: `${name} is gone` }];
    if (now.type !== type) return [{ name, why: `${name} was ${type} and is ${now.type}` }];
    return mayBeLeftOut && !now.mayBeLeftOut
      ? [{ name, why: `${name} must be written from here on` }]
      : [];
  });
  const isOld = (rule: string) => before.tables.has(tableIn(rule));
  const demanded = [...after.columns].filter(
    ([name, { table, mayBeLeftOut }]) =>
      before.tables.has(table) && !before.columns.has(name) && !mayBeLeftOut,
  );
  /** Rows that no release before writes a column of are not held to be unique by it. */
  const hasNewColumn = (rule: string) =>
    (/\(([^)]*)\)/.exec(rule)?.[1] ?? '').split(', ').some((column) => {
      const name = `${tableIn(rule)}.${column}`;
      return !before.columns.has(name) && after.columns.get(name)?.isNullAtFirst === true;
    });
  const narrowed = [
    ...missing(after.unique, before.unique).filter((rule) => !hasNewColumn(rule)),
    ...missing(after.constraints, before.constraints),
  ];
  return {
    columns,
    others: [
      ...demanded.map(([name]) => `${name} is new and must be written`),
      ...missing(before.functions, after.functions).map((name) => `${name} is gone`),
      ...missing(before.unique, after.unique)
        .filter((name) => after.tables.has(tableIn(name)))
        .map((name) => `nothing is unique by ${name} any more`),
      ...narrowed.filter(isOld).map((name) => `rows are held to ${name} from here on`),
    ],
  };
}
