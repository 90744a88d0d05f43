import { conforms, countResults } from './report';
import type { CallResult, Report } from './report';

/** The departures of one call, a line each. */
export function describeFindings({ findings }: CallResult): string[] {
  return findings.map(
    ({ path, expected, seen, who, noticed }) =>
      `${path || 'the answer'} ${expected}; seen: ${seen} (asked by ${who}). Players: ${noticed}.`,
  );
}

/** Calls that nobody was answered, by the reason. */
function unanswered({ results }: Report): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { call, state, why = '' } of results) {
    if (state !== 'refused' && state !== 'notAsked') continue;
    const reason = `${state === 'refused' ? 'Refused to all' : 'Not asked'}, ${why}`;
    found.set(reason, [...(found.get(reason) ?? []), call.name]);
  }
  return found;
}

/** The results of a run, for a terminal. */
export function renderSummary(report: Report): string {
  const { url, merchant, write, results } = report;
  const lines = [`${url} for ${merchant}, ${write ? 'with calls that write' : 'read-only'}`, ''];
  for (const result of results.filter(({ state }) => state === 'differs')) {
    lines.push(`${result.call.name}  ${result.call.method} ${result.call.path}`);
    lines.push(...describeFindings(result).map((line) => `  ${line}`), '');
  }
  for (const [why, calls] of unanswered(report))
    lines.push(`${why} (${calls.length})`, `  ${calls.join(', ')}`);
  const [fits, differs] = [countResults(report, 'fits'), countResults(report, 'differs')];
  const [refused, notAsked] = [countResults(report, 'refused'), countResults(report, 'notAsked')];
  lines.push('', `${fits} fit, ${differs} do not, ${refused} refused, ${notAsked} not asked`);
  lines.push(
    conforms(report) ? 'What was asked fits the contract.' : 'It does not fit the contract.',
  );
  return lines.join('\n');
}
