import { isDeepStrictEqual } from 'node:util';
import { errorCodes } from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import type { Asked, Input } from './createAsker';
import { findDeviations, shown } from './findDeviations';
import { getPlayerEffect } from './playerEffects';
import type { Fault } from './playerEffects';
import type { Deviation, Finding } from './report';

interface Wrong extends Deviation {
  readonly fault: Fault;
}

const known = new Set<string>(Object.values(errorCodes));
/** Refusals that say that the question did not fit the contract, which it did. */
const ofForm = new Set<string>([errorCodes.requestInvalid, errorCodes.requestUnknown]);
const ofSession = new Set<string>([errorCodes.sessionEnded, errorCodes.sessionRequired]);

/** The first characters of an answer that is none of the platform's. */
const beginning = (text: string) => shown(text.slice(0, 60));

function unreadable(call: Call, { value, heard, error }: Asked): Wrong[] {
  const departures = findDeviations(call, value);
  if (heard && heard.status >= 200 && heard.status < 300) {
    if (!/^\s*\{/.test(heard.text) || !/"success"\s*:/.test(heard.text))
      return [
        {
          path: '',
          expected: 'must be { success, value }',
          seen: beginning(heard.text),
          fault: 'unreadable',
        },
      ];
    if (departures.length > 0)
      return departures.map((each) => ({ ...each, fault: 'unreadable' as const }));
  }
  const seen = heard === undefined ? String(error) : String(heard.status);
  const fault = heard !== undefined && heard.status < 500 ? 'unreadable' : 'failed';
  return [{ path: 'status', expected: 'must be 200, or the envelope of a refusal', seen, fault }];
}

function refused(code: string, token: string | undefined): Wrong[] {
  const wrong = (expected: string, fault: Fault): Wrong[] => [
    { path: 'code', expected, seen: shown(code), fault },
  ];
  if (!known.has(code)) return wrong("must be one of the contract's codes", 'unknownCode');
  if (ofForm.has(code)) return wrong('must take a question that fits the contract', 'refusedForm');
  if (token !== undefined && ofSession.has(code))
    return wrong('must know the session that it opened', 'endedSession');
  return [];
}

/** Judges the headers of every answer. */
function envelope(call: Call, { heard }: Asked): Wrong[] {
  const wrong: Wrong[] = [];
  if (heard === undefined) return wrong;
  const date = heard.headers.get('Date');
  if (!(Date.parse(date ?? '') > 0))
    wrong.push({
      path: 'headers.Date',
      expected: 'must be the moment of the answer',
      seen: shown(date ?? undefined),
      fault: 'undated',
    });
  const caching = heard.headers.get('Cache-Control');
  if (call.session !== undefined && !/no-store|no-cache|private/i.test(caching ?? ''))
    wrong.push({
      path: 'headers.Cache-Control',
      expected: "must be no-store, no-cache or private: it is a member's",
      seen: shown(caching ?? undefined),
      fault: 'cacheable',
    });
  return wrong;
}

function paging(call: Call, value: unknown, { query }: Input): Wrong[] {
  const { pageNum } = Object(value) as { pageNum?: unknown };
  const asked = query?.['pageNo'] ?? 1;
  const isPaged = call.query !== undefined && pageNum !== undefined;
  return !isPaged || pageNum === asked
    ? []
    : [
        {
          path: 'value.pageNum',
          expected: `must be the page that was asked for, ${shown(asked)}`,
          seen: shown(pageNum),
          fault: 'paging',
        },
      ];
}

export interface Judged {
  readonly call: Call;
  readonly input: Input;
  readonly asked: Asked;
  readonly who: string;
  readonly token?: string | undefined;
}

const toFinding =
  (who: string) =>
  ({ fault, ...departure }: Wrong): Finding => ({
    ...departure,
    who,
    noticed: getPlayerEffect(fault),
  });

/** Everything that is wrong with how a call ended. */
export function judge({ call, input, asked, who, token }: Judged): Finding[] {
  const own = () => {
    if (asked.outcome === 'answered') return paging(call, asked.value, input);
    if (asked.outcome === 'refused') return refused(asked.code ?? '', token);
    return unreadable(call, asked);
  };
  return [...own(), ...envelope(call, asked)].map(toFinding(who));
}

/** Judges the answer to a member's call without a session. */
export function judgeLocked(asked: Asked): Finding[] {
  if (asked.code === errorCodes.sessionRequired || asked.code === errorCodes.sessionEnded)
    return [];
  const isOpen = asked.outcome === 'answered';
  const wrong: Wrong = {
    path: 'code',
    expected: `must be ${shown(errorCodes.sessionRequired)} without a session`,
    seen: isOpen ? 'an answer' : shown(asked.code ?? asked.heard?.status),
    fault: isOpen ? 'openToAll' : 'noLogin',
  };
  return [toFinding('nobody')(wrong)];
}

/** Judges a second copy of a movement that ended otherwise than the first. */
export function judgeAgain(first: Asked, second: Asked, who: string): Finding[] {
  if (first.outcome !== 'answered') return [];
  if (second.outcome === 'answered' && isDeepStrictEqual(first.value, second.value)) return [];
  const wrong: Wrong = {
    path: 'value',
    expected: `must be the first answer again, the key being the same: ${shown(first.value)}`,
    seen: second.outcome === 'answered' ? shown(second.value) : shown(second.code),
    fault: 'movedTwice',
  };
  return [toFinding(who)(wrong)];
}
