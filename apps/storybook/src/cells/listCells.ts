import type { ScreenSamples } from '@playhouse/fixtures';
import { isDefaultPerson } from './readSample.ts';

/** States that every screen is drawn in, and how each is told. */
export const states = {
  default: 'Default',
  loading: 'Loading',
  empty: 'Empty',
  error: 'Error',
  refused: 'Refused',
  offline: 'Offline',
  long: 'Long texts',
  huge: 'Huge numbers',
  loggedOut: 'Logged out',
  trial: 'Trial',
  agent: 'Agent',
} as const;

export type State = keyof typeof states;

/** A screen in a state, or after a refused write. */
export interface Cell {
  /** Of the screen's address, as in `paths`. */
  readonly screen: string;
  readonly state: State;
  /** The write that the platform refuses, and its code. */
  readonly refusal?: { readonly call: string; readonly code: string };
}

/** Business codes of calls, by the calls' names. */
export type CodesOfCalls = Readonly<Record<string, readonly string[]>>;

/** Every cell of some screens: each state, and each refusal of each write that the contract declares. */
export function listCells(samples: ScreenSamples, codes: CodesOfCalls): readonly Cell[] {
  return Object.entries(samples).flatMap(([screen, sample]) => [
    ...(Object.keys(states) as State[])
      .filter((state) => !isDefaultPerson(state, sample))
      .map((state): Cell => ({ screen, state })),
    ...Object.keys(sample.writes ?? {}).flatMap((call) =>
      (codes[call] ?? []).map((code): Cell => ({
        screen,
        state: 'default',
        refusal: { call, code },
      })),
    ),
  ]);
}

const words = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase();

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Its title in Storybook; the library is that of the samples' file. */
export const getTitle = (library: string, { screen }: Cell) =>
  `Screens/${capital(library)}/${capital(words(screen))}`;

export const getName = ({ state, refusal }: Cell) =>
  refusal === undefined
    ? states[state]
    : `${capital(words(refusal.call.split('.')[1] ?? refusal.call))}: ${refusal.code}`;

/** Its name among the exports of a file, which holds the cells of a whole library. */
export const getExportName = ({ screen, state, refusal }: Cell) =>
  [screen, ...(refusal === undefined ? [state] : [refusal.call, refusal.code])]
    .flatMap((part) => part.split('.'))
    .map(capital)
    .join('');

/** Its name among the cells of its screen. */
export const getKey = ({ state, refusal }: Cell) =>
  refusal === undefined ? state : `${refusal.call} ${refusal.code}`;
