import { expect, it } from 'vitest';
import { toCsv } from './toCsv';

const english = { locale: 'en', scale: 2 };

it('amounts are plain numbers, negative ones too, in the format of the language', () => {
  const row = [{ amount: -1234.5 }, { amount: 0.1 }, undefined];
  expect(toCsv([row], english)).toBe('\uFEFF-1234.50,0.10,\r\n');
  expect(toCsv([row], { locale: 'pt-BR', scale: 2 })).toBe('\uFEFF-1234,50;0,10;\r\n');
  expect(toCsv([row], { locale: 'en', scale: 0 })).toBe('\uFEFF-1235,0,\r\n');
});

it.each([
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+1', "'+1"],
  ['-1+2', "'-1+2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['Rovers – "Port", FC', '"Rovers – ""Port"", FC"'],
  ['a;b', '"a;b"'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('the text %j is written %j', (text, written) => {
  expect(toCsv([[text]], english)).toBe(`\uFEFF${written}\r\n`);
});
