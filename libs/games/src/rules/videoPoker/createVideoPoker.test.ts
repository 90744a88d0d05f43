import { expect, it } from 'vitest';
import { getRank } from '../draw';
import { orderDeck } from '../testing/orderDeck';
import { playRounds } from '../testing/playRounds';
import { createVideoPoker, type VideoPokerAction, type VideoPokerView } from './createVideoPoker';
import { readDeucesHand, readPlainHand } from './hands';
import { videoPokerVariants } from './variants';
import { readCards } from '../testing/readCards';

const tables = Object.entries(videoPokerVariants);
const deal: VideoPokerAction = { move: 'deal' };

it.each(tables)('%s returns within its band', (_, variant) => {
  const share = createVideoPoker(variant).returnToPlayer();
  expect(share).toBeGreaterThan(variant.band[0]);
  expect(share).toBeLessThan(variant.band[1]);
});

it.each([
  ['jacks96', 0.995439],
  ['jacks85', 0.972984],
  ['bonus', 0.99166],
  ['deuces', 0.997283],
] as const)('%s has its published return', (name, published) => {
  expect(createVideoPoker(videoPokerVariants[name]).returnToPlayer()).toBeCloseTo(published, 6);
});

it.each([
  ['Js Jh 2c 3d 4s', 'jacksOrBetter'],
  ['Ts Th 2c 3d 4s', undefined],
  ['Ts Th 2c 2d 4s', 'twoPairs'],
  ['3s 3h 3c 3d 4s', 'quadsTwoToFour'],
  ['5s 5h 5c 5d 4s', 'quads'],
  ['As Ah Ac Ad 4s', 'quadAces'],
  ['As 2s 3s 4s 5s', 'straightFlush'],
  ['As Ks Qs Js Ts', 'royalFlush'],
])('%s is %s without wild cards', (cards, hand) => {
  expect(readPlainHand(readCards(cards))).toBe(hand);
});

it.each([
  ['2s 2h 2c 2d 4s', 'fourDeuces'],
  ['2s Kh Qh Jh Th', 'wildRoyal'],
  ['Ah Kh Qh Jh Th', 'royalFlush'],
  ['2s 2h 7c 7d 7s', 'fiveOfAKind'],
  ['2s 2h 7c 8c 9c', 'straightFlush'],
  ['2s Ac 3c 4c 5c', 'straightFlush'],
  ['2s 2h 7c 7d 9s', 'quads'],
  ['2s 9h 7c 7d 9s', 'fullHouse'],
  ['2s 2h 7c 9c Kc', 'flush'],
  ['2s 2h 5d 7c 9c', 'straight'],
  ['2s 2h 7c 9c Kd', 'trips'],
  ['2s 7h 7c 9c Kd', 'trips'],
  ['2s Kh Qc 9c 8d', undefined],
  ['Ks Kh Qc Qd 8d', undefined],
])('%s is %s when deuces are wild', (cards, hand) => {
  expect(readDeucesHand(readCards(cards))).toBe(hand);
});

it('held cards stay, and the others come anew from the same deck', () => {
  const game = createVideoPoker(videoPokerVariants.jacks96);
  const cards = readCards('As 4h Ac 9d Ts Ad 7c 7d');
  const replay = (...more: VideoPokerAction[]) => game.replay(orderDeck(cards), [deal, ...more]);
  expect(replay()).toMatchObject({ staked: 1, view: { hand: 'jacksOrBetter', moves: ['draw'] } });
  expect(replay()?.paid).toBeUndefined();
  const end = replay({ move: 'draw', hold: [2, 0] });
  expect(end?.view.cards).toEqual(readCards('As Ad Ac 7c 7d'));
  expect(end).toMatchObject({ staked: 1, paid: 900, view: { hand: 'fullHouse', moves: [] } });
  for (const hold of [[5], [-1], [0, 0], [0.5]]) {
    expect(replay({ move: 'draw', hold })).toBeUndefined();
    expect(game.action.safeParse({ move: 'draw', hold }).success).toBe(false);
  }
});

it('a long run that holds what pays and what is high stays below the return', () => {
  const game = createVideoPoker(videoPokerVariants.jacks96);
  const choose = ({ cards, hand }: VideoPokerView): VideoPokerAction => {
    const ranks = cards.map(getRank);
    const isPaired = (rank: number) => ranks.filter((other) => other === rank).length > 1;
    const held = [0, 1, 2, 3, 4].filter((at) => isPaired(ranks[at] ?? 0));
    if (hand !== undefined && held.length === 0) return { move: 'draw', hold: [0, 1, 2, 3, 4] };
    return { move: 'draw', hold: held };
  };
  const run = playRounds(game, 20_000, deal, choose);
  expect(run).toBeGreaterThan(0.8);
  expect(run).toBeLessThan(game.returnToPlayer());
});
