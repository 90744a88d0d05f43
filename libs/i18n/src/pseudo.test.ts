import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { pseudoMessages, pseudoText } from './pseudo';

test('pseudo text is longer, accented and bracketed', () => {
  expect(pseudoText('Log in')).toBe('⟦Ļöĝ íñ··⟧');
});

test('arguments, plurals and tags survive the pseudo-locale', () => {
  const source = '{count, plural, =1 {<b>one</b> game} other {# games}} for {name}';
  const { message } = pseudoMessages({ message: parse(source) });
  expect(Array.isArray(message)).toBe(true);
  if (!Array.isArray(message)) return;
  const text = new IntlMessageFormat(message, 'en').format({
    count: 2,
    name: 'Ana',
    b: (chunks: unknown[]) => chunks.join(''),
  });
  expect(text).toContain('2⟦ ĝáɱéš'.replace('ɱ', 'm'));
  expect(text).toContain('Ana');
});
