// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createHiLo } from '../../rules/hiLo/createHiLo';
import { hiLoVariants } from '../../rules/hiLo/hiLoVariants';
import { mountTable } from '../../testing/mountInstant';
import { hiLoScreen } from './hiLoScreen';

const cards = (...list: number[]) => ({
  begin: () => {
    const left = [...list];
    return () => left.shift() ?? 0;
  },
});

it('hi-lo deals, takes a guess, skips and cashes out', () => {
  const table = mountTable(
    { ...hiLoScreen, create: createHiLo },
    hiLoVariants.classic,
    cards(6, 9, 2),
  );
  table.press('frame.deal');
  expect(() => table.press('frame.cashOut')).toThrow();
  table.press('▲ hiLo.higher');
  expect(table.text()).toContain('hiLo.right ×1.8');
  table.press('» hiLo.skip 2');
  table.press('frame.cashOut 18.00');
  expect(table.text()).toContain('hiLo.cashedOut ×1.8');
  expect(table.actions.map(({ type }) => type)).toEqual(['deal', 'guess', 'skip', 'cashOut']);
});

it('an open deal goes on and a wrong guess is told', () => {
  const started = [{ type: 'deal' } as const];
  const table = mountTable({ ...hiLoScreen, create: createHiLo }, hiLoVariants.strict, {
    ...cards(6, 9),
    started,
  });
  table.press('▼ hiLo.lower');
  expect(table.text()).toContain('hiLo.wrong');
  expect(table.rules()).toContain('hiLo.sameLoses');
});
