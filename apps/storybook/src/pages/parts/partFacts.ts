/** Facts about a part of the kit that its stories state under the parameter `part`. */
export interface PartFacts {
  /** When it is the right one. */
  readonly use: string;
  readonly do: string;
  readonly dont: string;
  /** The effect of each key, by its name; a test presses them. Empty where no key has one. */
  readonly keys: Readonly<Record<string, string>>;
}

export const factLabels = {
  use: 'When to use',
  do: 'Do',
  dont: 'Don’t',
} as const satisfies Partial<Record<keyof PartFacts, string>>;

/** Names of facts that are missing or empty. */
export const listMissingFacts = (facts: Partial<PartFacts> | undefined): readonly string[] => [
  ...(Object.keys(factLabels) as (keyof typeof factLabels)[]).filter(
    (name) => (facts?.[name] ?? '').trim() === '',
  ),
  ...(facts?.keys === undefined ? ['keys'] : []),
];

/** The effect of keys in words. */
export const describeKeys = (keys: PartFacts['keys']): string =>
  Object.entries(keys)
    .map(([key, effect]) => `${key.replace(/(?<=^Arrow)/, ' ')} ${effect}`)
    .join('; ') || 'None of its own';
