import { lineProblem, mostLines, quickPick, readDecimal, slipTotal } from '@playhouse/wps';
import type { lobbyCalls, NumberStyle, SlipLine, SlipProblem } from '@playhouse/wps';
import { useState } from 'react';
import type { BaseSyntheticEvent } from 'react';
import { findChosen, emptyDraft, placeAt, toggle } from '../../logic/draft';
import type { Draft } from '../../logic/draft';
import { useStake } from './useStake';
import type { StakeBox } from './useStake';

type Play = lobbyCalls.LotteryPlay;

/** A whole number by chance below a limit; which numbers a player is offered needs no better chance. */
const below = (limit: number) => Math.floor(Math.random() * limit);

/** The choice that a player is making on a slip, and the lines on it. */
export interface Slip {
  readonly play: Play;
  readonly draft: Draft;
  readonly stake: string;
  /** For the box of the stake. */
  readonly stakeBox: StakeBox;
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
  /** Adds the line, or says why it cannot be. */
  addLine(event?: BaseSyntheticEvent): Promise<unknown>;
  removeLine(index: number): void;
}

/**
 * A slip of one way to play.
 *
 * @param plays at least one
 * @param style of the stake
 */
export function useSlip(
  rule: lobbyCalls.LotteryRule,
  plays: readonly [Play, ...Play[]],
  style: NumberStyle,
): Slip {
  const [playId, setPlayId] = useState(plays[0].id);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [lines, setLines] = useState<readonly SlipLine[]>([]);
  const [lack, setLack] = useState<SlipProblem>();
  const play = plays.find(({ id }) => id === playId) ?? plays[0];
  const lineOf = (typed: string): SlipLine => ({
    ...{ playId, numbers: findChosen(play, draft) ?? [] },
    stake: readDecimal(typed, style) ?? Number.NaN,
  });
  const problemOf = (typed: string) =>
    lines.length < mostLines ? lineProblem(rule, lineOf(typed), style.scale) : 'lines';

  const stake = useStake((typed) => problemOf(typed) === 'stake');
  const forgive = () => {
    stake.forgive();
    setLack(undefined);
  };
  const change = (next: Draft) => {
    setDraft(next);
    forgive();
  };
  const addLine = stake.handleSubmit(({ stake: typed }) => {
    const wrong = problemOf(typed);
    setLack(wrong);
    if (wrong !== undefined) return;
    setLines([...lines, lineOf(typed)]);
    setDraft(emptyDraft);
  });
  return {
    ...{ play, draft, lines, addLine },
    ...{ stake: stake.field.value, stakeBox: stake.field },
    problem: stake.wrong ? 'stake' : lack,
    total: slipTotal(lines, style.scale) ?? 0,
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
      stake.field.onChange(typed);
      forgive();
    },
    removeLine: (index) => setLines(lines.filter((_, each) => each !== index)),
  };
}
