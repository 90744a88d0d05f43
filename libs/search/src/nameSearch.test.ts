import { describe, expect, it } from 'vitest';
import { foldText } from './foldText';
import { createNameSearch } from './nameSearch';

const games = [
  ['Mini Roulette', 'Velvara'],
  ['Roulette', 'Velvara'],
  ['Pixel Pirates', 'Kalyx Forge'],
  ['Crimson Fox', 'Kalyx Forge'],
  ['Crimson Tide', 'Nimbus'],
  ['Flop Hold’em', 'Nimbus'],
  ['Açaí Noturno', 'Nimbus'],
] as const;
const search = createNameSearch(games, ([name, vendor]) => [name, vendor]);
const find = (typed: string) => search(typed).map(([name]) => name);

describe('names that fit without a slip', () => {
  it('come whole first, then by their beginning, by a word, by what else they go by', () => {
    expect(find('roulette')).toEqual(['Roulette', 'Mini Roulette']);
    expect(find('pixe')).toEqual(['Pixel Pirates']);
    expect(find('tide')).toEqual(['Crimson Tide']);
    expect(find('kalyx')).toEqual(['Pixel Pirates', 'Crimson Fox']);
    expect(find('kalyx fox')).toEqual(['Crimson Fox']);
  });

  it('stand in the order of their popularity where they fit alike', () => {
    expect(find('crimson')).toEqual(['Crimson Fox', 'Crimson Tide']);
  });

  it('are found whatever their accents, signs and spaces', () => {
    expect(find('acai noturno')).toEqual(['Açaí Noturno']);
    expect(find('crïmsontide')).toEqual(['Crimson Tide']);
    expect(find("hold'em")).toEqual(['Flop Hold’em']);
    expect(find('holdem')).toEqual(['Flop Hold’em']);
  });
});

describe('names with slips', () => {
  it.each([
    ['Crimsn Tide', 'Crimson Tide'],
    ['rolette', 'Roulette'],
    ['pixle pirates', 'Pixel Pirates'],
    ['acai notruno', 'Açaí Noturno'],
  ])('%s finds %s first', (typed, name) => {
    expect(find(typed)[0]).toBe(name);
  });

  it('are not found while something fits without one', () => {
    expect(find('crimson fox')).toEqual(['Crimson Fox']);
  });
});

it.each(['', '  ', '%', 'zq', 'xylophone quartet'])('“%s” finds nothing', (typed) => {
  expect(find(typed)).toEqual([]);
});

it('a text is folded once and for all', () => {
  expect(foldText('  ÁGUA  Viva! ')).toBe('agua viva');
  expect(foldText(foldText('São João’s'))).toBe(foldText('São João’s'));
});
