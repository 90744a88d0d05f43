import { fieldNames } from './fields';
import type { FieldName } from './fields';
import { joinRules } from './rules';
import type { FieldRules } from './rules';

/** Rules with exactly these fields switched on, each required or not. For tests and stories. */
export function rulesWith(fields: Partial<Record<FieldName, 'required' | 'optional'>>): FieldRules {
  const answer = Object.fromEntries(
    fieldNames.map((name) => [
      name,
      { enabled: name in fields, required: fields[name] === 'required' },
    ]),
  );
  return joinRules(answer);
}
