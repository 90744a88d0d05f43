import type { Card } from '../draw';

/** Cards by their signs, such as `Ah Td 9c`. */
export function readCards(words: string): Card[] {
  const findPlace = (sign: string) => 'A23456789TJQK'.indexOf(sign);
  return words
    .split(' ')
    .map(([rank = '', suit = '']) => findPlace(rank) + 13 * 'shcd'.indexOf(suit));
}
