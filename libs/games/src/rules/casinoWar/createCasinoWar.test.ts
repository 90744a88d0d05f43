import { expect, it } from 'vitest';
import { enumerateDraws } from '../testing/enumerateDraws';
import { playRound, playRounds, type Played } from '../testing/playRounds';
import { casinoWarVariants, createCasinoWar, type CasinoWarAction } from './createCasinoWar';

const tables = Object.entries(casinoWarVariants);
const ante: CasinoWarAction = { bets: [{ spot: 'ante', chips: 1 }] };
const goToWar = (): CasinoWarAction => ({ move: 'war' });

it.each(tables)('%s returns within its band, and no spot returns all', (_, variant) => {
  const game = createCasinoWar(variant);
  expect(game.returnToPlayer()).toBeGreaterThan(variant.band[0]);
  expect(game.returnToPlayer()).toBeLessThan(variant.band[1]);
  expect(game.spotReturns().tie).toBeLessThan(0.82);
});

it.each([
  ['classic', 0.0288],
  ['bonus', 0.0233],
] as const)('%s loses the published share of the ante', (name, edge) => {
  const game = createCasinoWar(casinoWarVariants[name]);
  const stakes = 1 + 23 / 311;
  expect((1 - game.returnToPlayer()) * stakes).toBeCloseTo(edge, 4);
  expect(game.spotReturns().tie).toBeCloseTo(1 - 0.1865, 4);
});

it('one deck returns what all deals and wars pay', () => {
  const game = createCasinoWar({ ...casinoWarVariants.bonus, decks: 1 });
  const share = game.returnToPlayer();
  const loss = ({ paid, staked }: Played) => paid / 100 - share * staked;
  // Suits of the first card are alike, so one stands for four. A tie is left to what follows.
  const settled = enumerateDraws((draw) => {
    const draws = [draw(13), draw(51)];
    const state = game.replay(() => draws.shift() ?? 0, [ante]);
    return state?.paid === undefined ? 0 : loss({ paid: state.paid, staked: state.staked });
  });
  const afterAces = enumerateDraws((draw) => {
    const aces = [0, 12];
    return loss(playRound(game, (below) => aces.shift() ?? draw(below), ante, goToWar));
  });
  expect(settled + (3 / 51) * afterAces).toBeCloseTo(0, 10);
});

it('a tie asks for war or surrender, and takes nothing else', () => {
  const game = createCasinoWar(casinoWarVariants.classic);
  const bets = [
    { spot: 'ante' as const, chips: 4 },
    { spot: 'tie' as const, chips: 1 },
  ];
  const replay = (second: number, ...moves: CasinoWarAction[]) => {
    // A two each, and at war a three of the player against the dealer's card.
    const draws = [1, 1 + 12, 2, second];
    return game.replay(() => draws.shift() ?? 0, [{ bets }, ...moves]);
  };
  expect(replay(0)).toMatchObject({ staked: 5, view: { moves: ['war', 'surrender'] } });
  expect(replay(0)?.paid).toBeUndefined();
  expect(replay(0, { move: 'surrender' })).toMatchObject({ staked: 5, paid: 1100 + 200 });
  expect(replay(3, { move: 'war' })).toMatchObject({ staked: 9, paid: 1100 });
  expect(replay(12, { move: 'war' })).toMatchObject({ staked: 9, paid: 1100 + 1200 });
  expect(replay(0, { bets })).toBeUndefined();
  expect(replay(0, { move: 'war' }, { move: 'war' })).toBeUndefined();
});

it('a round needs an ante and takes no move when the first cards differ', () => {
  const game = createCasinoWar(casinoWarVariants.classic);
  expect(game.replay(() => 0, [{ bets: [{ spot: 'tie', chips: 1 }] }])).toBeUndefined();
  expect(game.replay(() => 0, [{ move: 'war' }])).toBeUndefined();
  expect(game.replay(() => 0, [ante])?.paid).toBe(200);
  expect(game.replay(() => 0, [ante, { move: 'war' }])).toBeUndefined();
});

it('a long run at war comes near its return', () => {
  const game = createCasinoWar(casinoWarVariants.classic);
  const run = playRounds(game, 8000, ante, goToWar);
  expect(Math.abs(run - game.returnToPlayer())).toBeLessThan(0.03);
});
