import { expect, it } from 'vitest';
import { orderDeck } from '../testing/orderDeck';
import { playRounds } from '../testing/playRounds';
import { countHoldem, forEachCall, listPockets } from './countHoldem';
import { createCasinoHoldem, type HoldemAction, type HoldemView } from './createCasinoHoldem';
import { casinoHoldemVariants } from './variants';

const tables = Object.entries(casinoHoldemVariants);
const call: HoldemAction = { move: 'call' };
const deal: HoldemAction = { move: 'deal' };

it.each(tables)('%s returns within its band', (_, variant) => {
  const share = createCasinoHoldem(variant).returnToPlayer();
  expect(share).toBeGreaterThan(variant.band[0]);
  expect(share).toBeLessThan(variant.band[1]);
});

it('stakes and payments are those of going through all deals', () => {
  const { ace, pair } = casinoHoldemVariants;
  expect(countHoldem([pair, ace])).toEqual([pair.ante, ace.ante]);
});

const none: [number, number, number] = [0, 0, 0];
const boards = [
  [0, 13, 27],
  [4, 5, 6],
  [12, 24, 40],
];

it.each(tables)('%s pays calls as counted when all hands of the dealer are dealt', (_, variant) => {
  const game = createCasinoHoldem(variant);
  for (const board of boards) {
    const pockets: [number, number, number][] = [];
    forEachCall(variant, listPockets(board), (...pocket) => pockets.push(pocket));
    expect(pockets).toHaveLength(1176);
    // Weak, middling and strong hands of the board.
    for (const [counted, first, second] of [0, 600, 1175].map((at) => pockets[at] ?? none)) {
      let paid = 0;
      const left = Array.from({ length: 52 }, (_card, card) => card).filter(
        (card) => ![...board, first, second].includes(card),
      );
      for (const [at, one] of left.entries())
        for (const other of left.slice(at + 1)) {
          const draw = orderDeck([first, second, ...board, one, other]);
          paid += game.replay(draw, [deal, call])?.paid ?? Number.NaN;
        }
      expect(paid).toBe(counted);
    }
  }
});

it('a long run of calling with a pair comes near below the return', () => {
  const game = createCasinoHoldem(casinoHoldemVariants.ace);
  const choose = ({ playerKind }: HoldemView): HoldemAction =>
    playerKind === 'high' ? { move: 'fold' } : call;
  const run = playRounds(game, 8000, deal, choose);
  expect(game.returnToPlayer() - run).toBeGreaterThan(0);
  expect(game.returnToPlayer() - run).toBeLessThan(0.08);
});

it.each<[keyof typeof casinoHoldemVariants, string, number[], number]>([
  ['pair', 'a dealer without a pair pays the ante alone', [0, 13, 2, 17, 32, 8, 36], 200 + 200],
  ['pair', 'a dealer with a lower pair pays the call too', [0, 13, 2, 17, 32, 8, 21], 200 + 400],
  ['pair', 'a flush wins two to one on the ante', [0, 10, 2, 4, 6, 17, 30], 300 + 400],
  ['ace', 'equal hands give all stakes back', [0, 25, 2, 17, 32, 13, 38], 300],
  ['ace', 'a higher pair of the dealer takes all', [1, 14, 2, 17, 32, 12, 25], 0],
])('%s: %s', (name, _, cards, paid) => {
  const game = createCasinoHoldem(casinoHoldemVariants[name]);
  expect(game.replay(orderDeck(cards), [deal, call])).toMatchObject({ staked: 3, paid });
});

it('the dealer has no cards to be seen before the player has moved', () => {
  const game = createCasinoHoldem(casinoHoldemVariants.pair);
  const open = game.replay(orderDeck([0, 13, 2, 17, 32]), [deal]);
  expect(open).toEqual({
    view: { player: [0, 13], board: [2, 17, 32], playerKind: 'pair', moves: ['call', 'fold'] },
    staked: 1,
  });
  const fold: HoldemAction = { move: 'fold' };
  const cards = [0, 13, 2, 17, 32, 8, 36];
  expect(game.replay(orderDeck(cards), [deal, fold])).toMatchObject({ staked: 1, paid: 0 });
  expect(game.replay(orderDeck(cards), [call])).toBeUndefined();
  expect(game.replay(orderDeck(cards), [deal, call, call])).toBeUndefined();
});
