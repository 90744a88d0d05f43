import { expect, it } from 'vitest';
import type { FileColumn, ReportWriter } from './report';
import { writeCells, writeFile } from './writeFile';

interface Line {
  readonly time: number;
  readonly name: string;
  readonly amount: number | undefined;
}

const columns: readonly FileColumn<Line>[] = [
  { label: 'wallet.figure.time', kind: 'time', value: ({ time }) => time },
  { label: 'wallet.figure.game', value: ({ name }) => name },
  { label: 'wallet.figure.bet', kind: 'money', value: ({ amount }) => amount },
];
const write = {
  text: (id: string) => id.split('.').at(-1) ?? '',
  money: (amount: number) => `money ${amount}`,
  dateTime: (time: number) => `at ${time}`,
} as ReportWriter;
const time = Date.parse('2026-11-21T16:30:05Z');
const items = [
  { time, name: '=Gold', amount: -5 },
  { time, name: 'Carp', amount: undefined },
];
const merchant = {
  currency: { code: 'PHP', symbol: '₱', scale: 2 },
  timeZone: 'Asia/Manila',
} as const;

it('a file has times of the merchant, the currency in its headings, and no formula', () => {
  const text = writeFile(columns, items, { merchant, language: 'EN', write });
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'time,game,bet (PHP)',
    "2026-11-22 00:30:05,'=Gold,-5.00",
    '2026-11-22 00:30:05,Carp,',
    '',
  ]);
});

it('on paper a line reads as on the screen', () => {
  expect(items.map((item) => writeCells(columns, item, write))).toEqual([
    [`at ${time}`, '=Gold', 'money -5'],
    [`at ${time}`, 'Carp', ''],
  ]);
});
