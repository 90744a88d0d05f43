import { multiplyMoney } from '@playhouse/wps';
import type { LotteryLine } from '../../db/schema';
import { listPlays, lotteryPays } from '../../catalogue/lotteryRules/lottery';
import type { LotteryPlay } from '../../catalogue/lotteryRules/lottery';

type Line = Pick<LotteryLine, 'play' | 'terms' | 'content' | 'bet'>;

const plays = new Map<string, ReadonlyMap<string, LotteryPlay>>();

function findPlay(name: string, id: string): LotteryPlay | undefined {
  const known = plays.get(name) ?? new Map(listPlays(name).map((play) => [play.id, play]));
  plays.set(name, known);
  return known.get(id);
}

/** A line's play, by the terms that it was placed by, and its numbers; undefined where it has none that its lottery knows. */
export function readLine(name: string, { play: id, terms, content, bet }: Line) {
  const play = terms ?? findPlay(name, id);
  const chosen = content === '' ? [] : content.split(' ').map(Number);
  return play && { play, chosen, bet };
}

/** The prize of a line in minor units, 0 where it loses; undefined where no play of its lottery covers it any more. */
export function payLine(name: string, line: Line, drawn: readonly number[]): number | undefined {
  const read = readLine(name, line);
  return read && multiplyMoney(read.bet, lotteryPays(name, read.play, read.chosen, drawn));
}
