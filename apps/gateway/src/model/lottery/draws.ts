import { randomInt } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/open';
import { draws, games } from '../../db/schema';
import type { GameRow } from '../../db/schema';
import { lotteryCategories } from '../../catalogue/games';
import { drawNumbers } from '../../catalogue/lotteryRules/lottery';
import type { Issue } from './schedule';
import { getDrawInterval, issueAt } from './schedule';

const written = (numbers: readonly number[]) => numbers.join(' ');
const readNumbers = (digits: string) => digits.split(' ').map(Number);

/** The numbers of an issue that was drawn; undefined before. Reading draws nothing. */
export async function findNumbers(
  db: Queryable,
  nodeId: string,
  numero: string,
): Promise<number[] | undefined> {
  const [known] = await db
    .select()
    .from(draws)
    .where(and(eq(draws.nodeId, nodeId), eq(draws.numero, numero)));
  return known && readNumbers(known.digits);
}

/** The issue that takes bets at a moment: the next by the clock, unless its numbers are out already. */
export async function findOpenIssue(
  db: Queryable,
  game: Pick<GameRow, 'nodeId' | 'name' | 'category'>,
  now: number,
): Promise<Issue> {
  const next = issueAt(now, getDrawInterval(game));
  const numbers = await findNumbers(db, game.nodeId, next.numero);
  return numbers === undefined ? next : issueAt(next.drawsAt, getDrawInterval(game));
}

/** Draws an issue by chance, once: whoever comes second finds what the first has drawn. */
export async function drawIssue(
  db: Queryable,
  game: Pick<GameRow, 'nodeId' | 'name'>,
  { numero, drawsAt }: Issue,
): Promise<number[]> {
  const known = await findNumbers(db, game.nodeId, numero);
  if (known !== undefined) return known;
  const digits = written(drawNumbers(game.name, randomInt));
  await db
    .insert(draws)
    .values({ nodeId: game.nodeId, numero, digits, drawnAt: new Date(drawsAt) })
    .onConflictDoNothing();
  return (await findNumbers(db, game.nodeId, numero)) ?? readNumbers(digits);
}

/** Draws every lottery whose time has come. Answers when the next one's does, in milliseconds since 1970. */
export async function drawDueIssues(db: Queryable, now: number): Promise<number> {
  const lotteries = await db
    .select()
    .from(games)
    .where(inArray(games.category, [...lotteryCategories]));
  const due = lotteries.map((game) => ({ game, issue: issueAt(now, getDrawInterval(game), 1) }));
  const numeros = [...new Set(due.map(({ issue }) => issue.numero))];
  const drawn = await db
    .select({ nodeId: draws.nodeId, numero: draws.numero })
    .from(draws)
    .where(inArray(draws.numero, numeros));
  const known = new Set(drawn.map(({ nodeId, numero }) => `${nodeId} ${numero}`));
  for (const { game, issue } of due)
    if (!known.has(`${game.nodeId} ${issue.numero}`)) await drawIssue(db, game, issue);
  return Math.min(...lotteries.map((game) => issueAt(now, getDrawInterval(game)).drawsAt));
}

/** An issue with its numbers. */
export interface DrawnIssue extends Issue {
  readonly numbers: readonly number[];
}

/** The newest issue of a lottery that was drawn: while one is being drawn, the one before. */
export async function findLastDrawn(
  db: Queryable,
  game: GameRow,
  now: number,
): Promise<DrawnIssue | undefined> {
  for (const back of [1, 2]) {
    const issue = issueAt(now, getDrawInterval(game), back);
    const numbers = await findNumbers(db, game.nodeId, issue.numero);
    if (numbers) return { ...issue, numbers };
  }
  return undefined;
}
