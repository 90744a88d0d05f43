import * as z from 'zod/mini';
import type { Merchant } from '../schema/bakedSchema';
import { describeIssue } from '../schema/describeIssue';
import { withoutAbsentDomains } from '../schema/domains';
import { flagNames } from '../schema/flags';
import { runtimeShape } from '../schema/runtimeShape';

export interface MergedMerchant {
  readonly merchant: Merchant;
  /** Flags of the answer that this build does not know (WL-03). They are left out, never guessed. */
  readonly unknownFlags: readonly string[];
  /** Why the answer, or a part of it, was not used. */
  readonly problems: readonly string[];
}

/** `optional` comes outside of a default, so that an absent field stays absent and overrides nothing. */
const overrideSchema = z.object(
  Object.fromEntries(
    Object.entries(runtimeShape).map(([key, schema]) => [key, z.optional(schema)]),
  ) as { [Key in keyof typeof runtimeShape]: z.ZodMiniOptional<(typeof runtimeShape)[Key]> },
);

const record = z.record(z.string(), z.unknown());

const knownFlags: ReadonlySet<string> = new Set(flagNames);
const knownFields: ReadonlySet<string> = new Set(Object.keys(runtimeShape));

/** A platform may answer the whole config: what only repeats the baked one is nothing to report. */
function repeats(baked: Merchant, key: string, value: unknown): boolean {
  const own = Object.entries(baked).find(([name]) => name === key)?.[1];
  return own !== undefined && JSON.stringify(own) === JSON.stringify(value);
}

/**
 * Lays the platform's answer over the baked config (WL-02). An answer that does not fit leaves the
 * baked config in force as a whole; flags, modules and paths are merged key by key, the rest is replaced.
 */
export function mergeRuntime(baked: Merchant, answer: unknown): MergedMerchant {
  const fields = record.safeParse(answer);
  if (!fields.success) {
    return { merchant: baked, unknownFlags: [], problems: ['The answer is not an object.'] };
  }
  const flags = record.safeParse(fields.data.flags);
  const sent = flags.success ? Object.entries(flags.data) : [];
  const unknownFlags = sent.map(([name]) => name).filter((name) => !knownFlags.has(name));
  const known = Object.fromEntries(sent.filter(([name]) => knownFlags.has(name)));
  const parsed = overrideSchema.safeParse(
    flags.success ? { ...fields.data, flags: known } : fields.data,
  );
  const strangers = Object.keys(fields.data)
    .filter((key) => !knownFields.has(key) && !repeats(baked, key, fields.data[key]))
    .map((key) => `${key}: not a setting that may change at run time`);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')}: ${describeIssue(issue)}`,
    );
    return { merchant: baked, unknownFlags, problems: [...problems, ...strangers] };
  }
  const given = Object.fromEntries(
    Object.entries(parsed.data).filter(([key, value]) => key in fields.data && value !== undefined),
  ) as Partial<typeof parsed.data>;
  const merchant: Merchant = withoutAbsentDomains({
    ...baked,
    ...given,
    flags: { ...baked.flags, ...given.flags },
    modules: { ...baked.modules, ...given.modules },
    paths: { ...baked.paths, ...given.paths },
  });
  return { merchant, unknownFlags, problems: strangers };
}
