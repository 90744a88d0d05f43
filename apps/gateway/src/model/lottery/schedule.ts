/** Seconds between two draws: fast lotteries every one, three or five minutes, the others every hour. */
export function getDrawInterval(game: {
  readonly category: string;
  readonly name: string;
}): number {
  if (game.category !== 'ELOTT') return 3600;
  return Number(/(\d+) Min$/.exec(game.name)?.[1] ?? 2) * 60;
}

/** An issue of a lottery: its number and when it is drawn, in milliseconds. */
export interface Issue {
  readonly numero: string;
  readonly drawsAt: number;
}

/**
 * The issue drawn at or after `moment`; `back` 1 is the one before. Issues are counted on from 1970: a number with a
 * date in it would name another day than the clock of half of the merchants that share the draw.
 */
export function issueAt(moment: number, intervalSeconds: number, back = 0): Issue {
  const step = intervalSeconds * 1000;
  const count = Math.floor(moment / step) + 1 - back;
  return { numero: String(count), drawsAt: count * step };
}
