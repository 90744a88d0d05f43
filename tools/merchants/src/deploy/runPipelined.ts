/** The outcome of one of several. */
export type Outcome<Done> =
  | { readonly ok: true; readonly code: string; readonly done: Done }
  | { readonly ok: false; readonly code: string; readonly error: Error };

async function outcomeOf<Done>(code: string, work: () => Promise<Done>): Promise<Outcome<Done>> {
  try {
    return { ok: true, code, done: await work() };
  } catch (error) {
    return { ok: false, code, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/**
 * Makes one after the other, each while the one before is finished: `make` keeps this thread busy, `finish` mostly others.
 * Who fails is told and leaves the others alone.
 */
export async function runPipelined<Made, Done>(
  codes: readonly string[],
  make: (code: string) => Promise<Made>,
  finish: (made: Made) => Promise<Done>,
): Promise<Outcome<Done>[]> {
  const outcomes: Promise<Outcome<Done>>[] = [];
  for (const code of codes) {
    const made = await outcomeOf(code, () => make(code));
    await outcomes.at(-1);
    outcomes.push(made.ok ? outcomeOf(code, () => finish(made.done)) : Promise.resolve(made));
  }
  return Promise.all(outcomes);
}
