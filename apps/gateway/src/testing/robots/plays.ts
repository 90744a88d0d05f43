import type { BookAnswer } from '@playhouse/games';
import { gameSeeds, isLottery } from '../../catalogue/games';
import { getTitlePercent } from '../../catalogue/titleKeeps';
import { listPlays } from '../../catalogue/lotteryRules/lottery';
import type { Crew, Robot } from './Crew';

/** Tables with a bet that loses little. */
const spots = { Roulette: 'red', Baccarat: 'banker', 'Speed Baccarat': 'banker', 'Sic Bo': 'big' };
const mostBet = 5_000;

const findTable = (title: string) => gameSeeds().find(({ name }) => name === title)?.nodeId ?? '';

/**
 * Stakes on one table or one slot until nothing is owed: whoever owes may not withdraw. Ends where there is no money to
 * stake.
 */
export async function meetTurnover(crew: Crew, robot: Robot): Promise<void> {
  let { owed } = await crew.findOwed(robot);
  if (owed === 0) return;
  const [title, spot] = crew.random.pick([...Object.entries(spots), ['', '']]);
  const slot = gameSeeds().find(({ category }) => category === 'RNG')?.nodeId ?? '';
  const nodeId = spot === '' ? slot : findTable(title);
  const action = spot === '' ? { type: 'spin' } : { bets: [{ spot, chips: 1 }] };
  const send = await crew.sit(robot, nodeId);
  for (; owed > 0; owed = (await crew.findOwed(robot)).owed) {
    // As many as lead there by the share of a stake that counts.
    for (let left = (owed * 100) / (getTitlePercent(nodeId) || 100); left > 0; left -= mostBet) {
      const bet = Math.max(10, Math.min(mostBet, Math.ceil(left)));
      const round = { roundId: crew.newKey(), bet, action, clientSeed: 'robot' };
      const isPlayed = await send('round', round).then(Boolean, () => false);
      if (!isPlayed) return;
    }
  }
}

/** Stakes a little on a table. */
export async function visitTable(crew: Crew, robot: Robot, bet: number): Promise<void> {
  const send = await crew.sit(robot, findTable('Baccarat'));
  const action = { bets: [{ spot: 'banker', chips: 1 }] };
  await send('round', { roundId: crew.newKey(), bet, action, clientSeed: 'robot' });
}

/** Bets on both sides of one spin, as if it were turnover without a risk. */
async function washTable(crew: Crew, robot: Robot): Promise<void> {
  const send = await crew.sit(robot, findTable('Roulette'));
  const bets = ['red', 'black'].map((spot) => ({ spot, chips: 1 }));
  const bet = 100 * crew.random.whole(1, 20);
  await send('round', { roundId: crew.newKey(), bet, action: { bets }, clientSeed: 'robot' });
}

/** Bets on both sides of one draw, by an order each. */
async function washDraw(crew: Crew, robot: Robot): Promise<void> {
  const categories: readonly string[] = crew.config.categories;
  const lotteries = gameSeeds().filter(
    ({ category, name }) =>
      isLottery(category) &&
      categories.includes(category) &&
      listPlays(name).some(({ id }) => id === 'even'),
  );
  if (lotteries.length === 0) return;
  const { nodeId, name } = crew.random.pick(lotteries);
  const send = await crew.sit(robot, nodeId);
  for (const playId of ['even', 'odd']) {
    const { playType } = listPlays(name).find(({ id }) => id === playId) ?? { playType: 'ent' };
    const choice = { playType, playId, numbers: [] };
    await send('order', { roundId: crew.newKey(), bet: 500, choice });
  }
}

/** Bets on both sides of one match, by a slip each. */
async function washMatch(crew: Crew, robot: Robot): Promise<void> {
  const football = findTable('Virtual Football');
  if (!crew.config.categories.includes('SPORTS')) return;
  const send = await crew.sit(robot, football);
  const { matches } = (await send('book')) as BookAnswer;
  const match = matches.find(({ state }) => state === undefined);
  for (const pick of ['drawNoBet:home', 'drawNoBet:away']) {
    const odds = match?.odds[pick];
    if (match === undefined || odds === undefined) return;
    const legs = [{ matchId: match.id, pick, odds }];
    await send('slip', { roundId: crew.newKey(), bet: 500, legs, anyOdds: true });
  }
}

/** Bets on all sides of something. */
export const wash = (crew: Crew, robot: Robot): Promise<void> =>
  crew.random.pick([washTable, washDraw, washMatch])(crew, robot);
