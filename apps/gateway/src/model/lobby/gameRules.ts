import { makeGame, playThrough } from '@playhouse/games';
import type { Draw, MadeGame, RuleName } from '@playhouse/games';
import { findGameSeed } from '../../catalogue/games';
import { createRandom } from '../../base/random';
import { playSampleBet } from './sportsbook/playSampleBet';

/** A title's game with the name of its rule. */
export interface TitleGame extends MadeGame {
  readonly rule: RuleName;
}

/** Draws that come again by their seed; not for money. */
function createRepeatable(seed: number): Draw {
  const random = createRandom(`sample ${seed}`);
  return (below) => random.whole(0, below - 1);
}

const made = new Map<string, TitleGame>();

/** The game of a title by its node, made when it is first played. Undefined for a lottery and a book of matches, which go by the clock. */
export function findTitleGame(nodeId: string): TitleGame | undefined {
  const known = made.get(nodeId);
  if (known !== undefined) return known;
  const spec = findGameSeed(nodeId)?.spec;
  if (spec === undefined) return undefined;
  const game = { rule: spec.rule, ...makeGame(spec) };
  made.set(nodeId, game);
  return game;
}

/**
 * Plays a whole round of a title as people play it, for the history of invented members.
 * @throws where the title has no game
 */
export function playSample(nodeId: string, draw: Draw) {
  const book = findGameSeed(nodeId)?.book;
  if (book !== undefined) return playSampleBet(book, draw);
  const title = findTitleGame(nodeId);
  if (title === undefined) throw new Error(`${nodeId} has no game`);
  const seed = draw(2 ** 31);
  return playThrough(title.game, title.sample, () => createRepeatable(seed));
}
