import type { lobbyCalls } from '@playhouse/wps';

type Rule = lobbyCalls.LotteryRule;
type Play = lobbyCalls.LotteryPlay;

/** Numbers that are being chosen for a play: in order of size, or each at its place, some of them still open. */
export type Draft = readonly (number | undefined)[];

export const emptyDraft: Draft = [];

/** Chooses a number of a set, or gives it up; one more than the play takes changes nothing. */
export function toggle(play: Play, draft: Draft, number: number): Draft {
  if (draft.includes(number)) return draft.filter((each) => each !== number);
  if (draft.length >= play.pick) return draft;
  return [...draft, number].sort((one, other) => (one ?? 0) - (other ?? 0));
}

/** Chooses the number of a place; where numbers come once, its former place is open again. */
export function placeAt(
  rule: Rule,
  play: Play,
  draft: Draft,
  place: number,
  number: number,
): Draft {
  return Array.from({ length: play.pick }, (_, index) => {
    if (index === place) return draft[index] === number ? undefined : number;
    return !rule.repeats && draft[index] === number ? undefined : draft[index];
  });
}

/** The chosen numbers once there are as many as the play takes. */
export function findChosen(play: Play, draft: Draft): readonly number[] | undefined {
  const numbers = draft.flatMap((each) => (each === undefined ? [] : [each]));
  return numbers.length === play.pick ? numbers : undefined;
}
