import type { Person, ScreenSample, Step } from '@playhouse/fixtures';
import type { Cell, State } from './listCells';

const persons: Readonly<Partial<Record<State, Person>>> = {
  loggedOut: 'visitor',
  trial: 'trial',
  agent: 'agent',
};

/** Whether a cell is the default by its very terms: the same person, and nothing else about it. */
export const isDefaultPerson = (state: State, sample: ScreenSample): boolean =>
  persons[state] === sample.who;

/** How a cell is looked at, and what is done there. */
interface Visit extends ScreenSample {
  readonly steps: readonly Step[];
}

/** The visit to a screen that a cell is drawn of. */
export function readSample({ state, refusal }: Cell, sample: ScreenSample): Visit {
  const who = persons[state] ?? sample.who;
  const write = Object.entries(sample.writes ?? {}).find(([call]) => call === refusal?.call)?.[1];
  if (write === undefined) return { ...sample, who, steps: [] };
  if (!('steps' in write)) return { ...sample, who, steps: write };
  return { ...sample, who, ...write, answers: { ...sample.answers, ...write.answers } };
}
