/** Facts about a part of the kit that its stories state under the parameter `part`. */
export interface PartFacts {
  /** When it is the right one. */
  readonly use: string;
  readonly do: string;
  readonly dont: string;
  /** Keys and their effect. */
  readonly keys: string;
  /** Words of a screen reader. */
  readonly spoken: string;
  /** The day on which it came, such as `2026-11-21`. */
  readonly since: string;
}

export const factLabels: Readonly<Record<keyof PartFacts, string>> = {
  use: 'When to use',
  do: 'Do',
  dont: 'Don’t',
  keys: 'Keys',
  spoken: 'Screen reader',
  since: 'Since',
};

/** Names of facts that are missing or empty. */
export const listMissingFacts = (facts: Partial<PartFacts> | undefined): readonly string[] =>
  (Object.keys(factLabels) as (keyof PartFacts)[]).filter(
    (name) => (facts?.[name] ?? '').trim() === '',
  );
