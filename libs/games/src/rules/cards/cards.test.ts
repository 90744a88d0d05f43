import { expect, it } from 'vitest';
import { countDuels } from './countDuels';
import { findFiveCardKind, fiveCardKinds, rankFiveCards } from './fiveCards';
import { forEachSuitClass } from './suitClasses';
import { pokerRanking, readThreeCards, threeCardCounts } from './threeCards';
import { readCards } from '../testing/readCards';

it('classes of suits stand for every hand once', () => {
  const count = (size: number) => {
    let [classes, hands] = [0, 0];
    forEachSuitClass(size, (_, weight) => {
      classes += 1;
      hands += weight;
    });
    return [classes, hands];
  };
  expect([1, 2, 3, 4].map(count)).toEqual([
    [13, 52],
    [169, 1326],
    [1755, 22_100],
    [16_432, 270_725],
  ]);
});

it('kinds of three cards are as many as the deck has', () => {
  const counts: Record<string, number> = {};
  forEachSuitClass(3, (cards, weight) => {
    const { kind } = readThreeCards(cards, pokerRanking);
    counts[kind] = (counts[kind] ?? 0) + weight;
  });
  expect(counts).toEqual(threeCardCounts);
});

it('kinds of five cards are as many as published', () => {
  const counts: Record<string, number> = {};
  forEachSuitClass(5, (cards, weight) => {
    const kind = findFiveCardKind(rankFiveCards(cards));
    counts[kind] = (counts[kind] ?? 0) + weight;
  });
  expect(fiveCardKinds.map((kind) => counts[kind])).toEqual([
    ...[1_302_540, 1_098_240, 123_552, 54_912, 10_200],
    ...[5108, 3744, 624, 36, 4],
  ]);
});

it.each([
  ['As Ks Qs Js Ts', 'Kh Qh Jh Th 9h'],
  ['6s 5s 4s 3s 2s', 'As 2s 3s 4s 5s'],
  ['2s 2h 2c 2d 3s', 'As Ah Ac Ks Kh'],
  ['3s 3h 3c 2d 2s', '2s 2h 2c Ad As'],
  ['2s 3s 4s 5s 7s', 'As Kh Qd Jc Ts'],
  ['As 2h 3c 4d 5s', 'As Ah Ac Kd Qs'],
  ['2s 2h 2c 4d 3s', 'As Ah Kc Kd Qs'],
  ['3s 3h 2c 2d 5s', '3c 3d 2s 2h 4s'],
  ['2s 2h 5c 4d 3s', 'As Kh Qd Jc 9s'],
])('%s beats %s', (better, worse) => {
  expect(rankFiveCards(readCards(better))).toBeGreaterThan(rankFiveCards(readCards(worse)));
});

it('every hand of three cards meets 18,424 others', () => {
  const duels = countDuels(
    pokerRanking,
    readThreeCards(readCards('Qs 3h 2d'), pokerRanking).strength,
  );
  const sums = duels.map((duel) => duel.unqualified + duel.lower + duel.equal + duel.higher);
  expect(new Set(sums)).toEqual(new Set([18_424]));
  expect(duels.reduce((sum, { weight }) => sum + weight, 0)).toBe(22_100);
});
