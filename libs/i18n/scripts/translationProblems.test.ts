import { expect, test } from 'vitest';
import { translationProblems } from './translationProblems';

const english = {
  'a.play': { defaultMessage: 'Play' },
  'a.hi': { defaultMessage: 'Hi {name}' },
  'a.bold': { defaultMessage: 'Win <b>now</b>' },
};

test('a translation that says everything in its place has no problems', () => {
  const translation = { 'a.play': 'Maglaro', 'a.hi': 'Kumusta, {name}', 'a.bold': '<b>Panalo</b>' };
  expect(translationProblems(english, translation)).toEqual({
    missing: [],
    tooLong: [],
    broken: [],
  });
});

test('texts that are missing, too long for their place or broken are named', () => {
  expect(
    translationProblems(english, {
      'a.play': 'Maglaro ka na rito ngayon',
      'a.hi': 'Kumusta {pangalan}',
      'a.bold': null,
    }),
  ).toEqual({ missing: ['a.bold'], tooLong: ['a.play'], broken: ['a.hi'] });
  const broken = { 'a.play': ' ', 'a.hi': 'Hi {name', 'a.bold': 'Panalo' };
  expect(translationProblems(english, broken).broken).toEqual(['a.play', 'a.hi', 'a.bold']);
});
