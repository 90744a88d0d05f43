import EN from '@playhouse/i18n/catalogues/EN.json';
import { expect, test } from 'vitest';
import { listWords } from './looks/listWords';
import { getTransform } from './texts';

test('no text stays English in the long pseudo-locale, with values or plurals neither', () => {
  const english = Object.entries(EN).map(([id, { defaultMessage }]) => [id, defaultMessage]);
  const pseudo = getTransform('xx')?.(Object.fromEntries(english)) ?? {};
  const words = Object.entries(pseudo).map(
    ([id, message]) => [id, typeof message === 'string' ? [message] : listWords(message)] as const,
  );
  const stays = ([, parts]: (typeof words)[number]) =>
    parts.length === 0 || parts.some((part) => /\p{L}/u.test(part.replaceAll(/⟦.*?⟧/gsu, '')));
  expect(words).toHaveLength(Object.keys(EN).length);
  expect(words.filter(stays)).toEqual([]);
});
