import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const quote = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(', ');

/** The message of `zod/mini` when the schema has no words of its own. */
const noWords = 'Invalid input';

/** Says in words which values are allowed where one did not fit. */
export function describeIssue(issue: Issue): string {
  if (issue.message !== noWords) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${issue.expected === 'int' ? 'a whole number' : `of type ${issue.expected}`}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${quote(issue.values)}`;
    case 'unrecognized_keys':
      return `unknown: ${quote(issue.keys)}`;
    case 'invalid_format':
      return `must match ${issue.pattern ?? issue.format}`;
    case 'too_small':
      return `must have at least ${issue.minimum}`;
    case 'too_big':
      return `must have at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}
