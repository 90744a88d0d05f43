import { describeIssue } from '@playhouse/whitelabel';
import type { Call } from '@playhouse/wps';
import * as z from 'zod/mini';
import type { Deviation } from './report';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

interface Place {
  readonly path: Path;
  readonly expected: string;
}

const depthOf = (places: readonly Place[]) => Math.max(...places.map(({ path }) => path.length));

/** Where a value departs: of several forms it may have, the one that it comes nearest to says so. */
function placesOf(issue: Issue, above: Path = []): Place[] {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union') return [{ path, expected: describeIssue(issue) }];
  const forms = issue.errors.map((issues) => issues.flatMap((each) => placesOf(each, path)));
  const [nearest] = forms
    .filter((places) => places.length > 0)
    .sort((a, b) => depthOf(b) - depthOf(a) || a.length - b.length);
  if (nearest && depthOf(nearest) > path.length) return nearest;
  const allowed = [...new Set(forms.flat().map(({ expected }) => expected))];
  return [{ path, expected: allowed.join(' or ') || 'must be one of the forms in the contract' }];
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (Object(inner) as Record<PropertyKey, unknown>)[key],
    value,
  );
}

const secrets = /token|password|secret/i;

/** A value as a report may show it: short, and never a secret. */
export function shown(value: unknown, name = ''): string {
  if (value === undefined) return 'nothing';
  if (secrets.test(name)) return `a ${typeof value}`;
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** The same departure in many items of a list is told once, at the first. */
const kindOf = ({ path, expected }: Deviation) =>
  `${path.replace(/\.\d+(?=\.|$)/g, '.*')} ${expected}`;

/** Every departure of an answer's value from what its call may answer. */
export function findDeviations(call: Call, value: unknown): Deviation[] {
  // Without words of its own, whatever else this process has loaded: the words are ours.
  const result = z.safeParse(call.answer, value, { error: () => 'Invalid input' });
  if (result.success) return [];
  const found = new Map<string, Deviation>();
  for (const { path, expected } of result.error.issues.flatMap((issue) => placesOf(issue))) {
    const departure = {
      path: ['value', ...path].map(String).join('.'),
      expected,
      seen: shown(at(value, path), String(path.at(-1) ?? '')),
    };
    if (!found.has(kindOf(departure))) found.set(kindOf(departure), departure);
  }
  return [...found.values()];
}
