import type { Call } from '@playhouse/wps';

/** Where an answer departs from what the contract says. */
export interface Deviation {
  /** Place in the answer, such as `value.games.3.gameName`; `headers.Date`, `status`, `code`. */
  readonly path: string;
  readonly expected: string;
  readonly seen: string;
}

/** A fault of one call, and its effect on players. */
export interface Finding extends Deviation {
  /** Account that asked, or `nobody`. */
  readonly who: string;
  readonly noticed: string;
}

/**
 * `fits`: somebody was answered, and every answer is as the contract says. `refused`: nobody was answered, with reasons
 * that the contract knows. `notAsked`: `why` says what was missing.
 */
export interface CallResult {
  readonly call: Call;
  readonly state: 'fits' | 'differs' | 'refused' | 'notAsked';
  readonly findings: readonly Finding[];
  readonly why?: string;
  /** How long its slowest answer took, in milliseconds. */
  readonly took: number;
}

export interface Report {
  readonly url: string;
  readonly merchant: string;
  readonly write: boolean;
  readonly results: readonly CallResult[];
}

/** How many calls came out in a way. */
export const countResults = ({ results }: Report, state: CallResult['state']) =>
  results.filter((result) => result.state === state).length;

/** Whether the platform does what the contract says, as far as it was asked. */
export const conforms = (report: Report) => countResults(report, 'differs') === 0;
