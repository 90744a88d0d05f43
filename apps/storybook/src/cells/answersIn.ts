import {
  changedAnswers,
  empty,
  huge,
  long,
  pending,
  refusing,
  sameAnswer,
  sampleAnswers,
  unreachable,
} from '@playhouse/fixtures';
import type { FakeAnswers, ScreenSample } from '@playhouse/fixtures';
import { errorCodes, HttpError } from '@playhouse/wps';
import type { Cell, State } from './listCells';

function failing(): never {
  throw new HttpError(500, 'SAMPLE42');
}

type Change = (answers: FakeAnswers) => FakeAnswers;

const changes: Readonly<Partial<Record<State, Change>>> = {
  loading: (answers) => sameAnswer(answers, pending),
  error: (answers) => sameAnswer(answers, failing),
  refused: (answers) => sameAnswer(answers, refusing(errorCodes.noPermission)),
  offline: (answers) => sameAnswer(answers, unreachable),
  empty: (answers) => changedAnswers(answers, empty),
  long: (answers) => changedAnswers(answers, long),
  huge: (answers) => changedAnswers(answers, huge),
};

/** The platform's answers to a screen in a cell. */
export function answersIn({ state, refusal }: Cell, sample: ScreenSample): FakeAnswers {
  const usual: FakeAnswers = { ...sampleAnswers, ...sample.answers };
  const changed = changes[state]?.(usual) ?? usual;
  if (refusal === undefined) return changed;
  return { ...changed, [refusal.call]: refusing(refusal.code) };
}
