// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createDice } from '../../rules/dice/createDice';
import { diceVariants } from '../../rules/dice/diceVariants';
import { mountTable } from '../../testing/mountInstant';
import { diceScreen } from './diceScreen';

it.each(Object.entries(diceVariants))(
  'dice of %s roll at the line and side chosen',
  (_, variant) => {
    const table = mountTable({ ...diceScreen, create: createDice }, variant);
    table.press('dice.under');
    table.press('dice.lower');
    table.press('dice.roll');
    expect(table.actions[0]?.side).toBe('under');
    expect(table.text()).toContain(`dice.won ${variant.dice}`);
    table.press('dice.over');
    table.press('dice.roll');
    expect(table.text()).toContain(`dice.lost ${variant.dice}`);
    expect(table.rules()).toContain('dice.rules');
  },
);
