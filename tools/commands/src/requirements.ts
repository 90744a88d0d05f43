import type { TestRun } from './reports';

/** Ids in the order of `e2e/requirements.tsv`, whose first line is a header. */
export function readRequirementIds(tsv: string): string[] {
  return tsv
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '')
    .filter((id) => id !== '');
}

const idsPattern = /\[([A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*)\]/g;

/** Requirement ids that a title carries, as in `signs in [LOGIN-12, SESS-01]`. */
function idsOf(title: string): string[] {
  return [...title.matchAll(idsPattern)].flatMap(([, list = '']) =>
    list.split(',').map((id) => id.trim()),
  );
}

export interface Coverage {
  readonly proved: readonly string[];
  readonly unproved: readonly string[];
  /** Ids in titles that no requirement has: a typing error, so a test that proves nothing. */
  readonly unknown: readonly string[];
}

/**
 * Requirements that the tests prove. An id counts by a test that carries it and passed, unless another that
 * carries it failed; a title alone, or a test that was skipped, proves nothing.
 */
export function coverage(ids: readonly string[], runs: readonly TestRun[]): Coverage {
  const carried = (outcome: TestRun['outcome']) =>
    new Set(runs.filter((run) => run.outcome === outcome).flatMap(({ title }) => idsOf(title)));
  const [passed, failed, skipped] = [carried('passed'), carried('failed'), carried('skipped')];
  const proved = ids.filter((id) => passed.has(id) && !failed.has(id));
  return {
    proved,
    unproved: ids.filter((id) => !proved.includes(id)),
    unknown: [...new Set([...passed, ...failed, ...skipped])].filter((id) => !ids.includes(id)),
  };
}
