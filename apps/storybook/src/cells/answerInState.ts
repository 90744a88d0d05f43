import {
  changedAnswers,
  empty,
  huge,
  long,
  pending,
  refusing,
  sameAnswer,
  unreachable,
} from '@playhouse/fixtures';
import type { FakeAnswers } from '@playhouse/fixtures';
import { errorCodes, HttpError } from '@playhouse/wps';
import type { State } from './listCells';

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

/** The platform's answers in a state, made from its usual ones. */
export const answerInState = (state: State, usual: FakeAnswers): FakeAnswers =>
  changes[state]?.(usual) ?? usual;

/** A platform that refuses a call with a code, and knows whether it was asked. */
export function refuseCall(code: string) {
  const refuse = refusing(code);
  let isAsked = false;
  return {
    answer: () => {
      isAsked = true;
      return refuse();
    },
    isAsked: () => isAsked,
    forget: () => {
      isAsked = false;
    },
  };
}
