import { lineProblem, mostLines, quickPick, slipTotal } from '@playhouse/wps';
import type { lobbyCalls, SlipLine, SlipProblem } from '@playhouse/wps';
import { useState } from 'react';
import { chosenOf, emptyDraft, placeAt, readStake, toggle } from './logic/draft';
import type { Draft } from './logic/draft';

type Play = lobbyCalls.LotteryPlay;

/** A whole number by chance below a limit; which numbers a player is offered needs no better chance. */
const below = (limit: number) => Math.floor(Math.random() * limit);

/** What a player is choosing on a slip, and what stands on it. */
export interface Slip {
  readonly play: Play;
  readonly draft: Draft;
  readonly stake: string;
  readonly lines: readonly SlipLine[];
  /** Of all lines, in major units. */
  readonly total: number;
  /** Why the line could not be added, once that was tried. */
  readonly problem: SlipProblem | undefined;
  choosePlay(id: string): void;
  /** Chooses a number, at a place where numbers stand in order. */
  choose(number: number, place?: number): void;
  quick(): void;
  clear(): void;
  typeStake(typed: string): void;
  addLine(): void;
  removeLine(index: number): void;
}

/**
 * A slip of one way to play.
 *
 * @param plays at least one
 * @param scale decimals of the currency
 */
export function useSlip(
  rule: lobbyCalls.LotteryRule,
  plays: readonly [Play, ...Play[]],
  scale: number,
): Slip {
  const [playId, setPlayId] = useState(plays[0].id);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [stake, setStake] = useState('');
  const [lines, setLines] = useState<readonly SlipLine[]>([]);
  const [problem, setProblem] = useState<SlipProblem>();
  const play = plays.find(({ id }) => id === playId) ?? plays[0];
  const change = (next: Draft) => {
    setDraft(next);
    setProblem(undefined);
  };
  const addLine = () => {
    const line = { playId, numbers: chosenOf(play, draft) ?? [], stake: readStake(stake) };
    const wrong = lines.length < mostLines ? lineProblem(rule, line, scale) : 'lines';
    setProblem(wrong);
    if (wrong !== undefined) return;
    setLines([...lines, line]);
    setDraft(emptyDraft);
  };
  return {
    ...{ play, draft, stake, lines, problem, addLine },
    total: slipTotal(lines, scale) ?? 0,
    choosePlay: (id) => {
      setPlayId(id);
      change(emptyDraft);
    },
    choose: (number, place) =>
      change(
        place === undefined
          ? toggle(play, draft, number)
          : placeAt(rule, play, draft, place, number),
      ),
    quick: () => change(quickPick(rule, play, below)),
    clear: () => change(emptyDraft),
    typeStake: (typed) => {
      setStake(typed);
      setProblem(undefined);
    },
    removeLine: (index) => setLines(lines.filter((_, each) => each !== index)),
  };
}
