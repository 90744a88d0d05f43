// @vitest-environment jsdom
import { expect, it } from 'vitest';
import * as tables from '../../rules/tables';
import { moneyWheelVariants } from '../../rules/moneyWheel/moneyWheelVariants';
import { raceVariants } from '../../rules/race/raceVariants';
import { mountTable, readRules } from '../../testing/mountTable';
import { andarBaharScreen } from '../andarBahar/andarBaharScreen';
import { baccaratScreen } from '../baccarat/baccaratScreen';
import { bullBullScreen } from '../bullBull/bullBullScreen';
import { cockfightScreen } from '../cockfight/cockfightScreen';
import { colorGameScreen } from '../colorGame/colorGameScreen';
import { dragonTigerScreen } from '../dragonTiger/dragonTigerScreen';
import { fanTanScreen } from '../fanTan/fanTanScreen';
import type { PlayedScreen } from '../gameScreen';
import { highCardScreen } from '../highCard/highCardScreen';
import { jhandiScreen } from '../jhandi/jhandiScreen';
import { moneyWheelScreen } from '../moneyWheel/moneyWheelScreen';
import { raceScreen } from '../race/raceScreen';
import { redBlackScreen } from '../redBlack/redBlackScreen';
import { rouletteScreen } from '../roulette/rouletteScreen';
import { sicBoScreen } from '../sicBo/sicBoScreen';

const listCases = <Variant, Action, View>(
  screen: PlayedScreen<Variant, Action, View>,
  variants: Readonly<Record<string, Variant>>,
) =>
  Object.entries(variants).map(([name, variant]) => ({
    name: `${screen.words} ${name}`,
    words: screen.words,
    mount: (seed: number) => mountTable(screen, variant, { seed }),
    read: () => readRules(screen, variant),
  }));

const cases = [
  ...listCases(andarBaharScreen, tables.andarBaharVariants),
  ...listCases(baccaratScreen, tables.baccaratVariants),
  ...listCases(bullBullScreen, tables.bullBullVariants),
  ...listCases(cockfightScreen, tables.cockfightVariants),
  ...listCases(colorGameScreen, tables.colorGameVariants),
  ...listCases(dragonTigerScreen, tables.dragonTigerVariants),
  ...listCases(fanTanScreen, tables.fanTanVariants),
  ...listCases(highCardScreen, tables.highCardVariants),
  ...listCases(jhandiScreen, tables.jhandiVariants),
  ...listCases(moneyWheelScreen, moneyWheelVariants),
  ...listCases(raceScreen, raceVariants),
  ...listCases(redBlackScreen, tables.redBlackVariants),
  ...listCases(rouletteScreen, tables.rouletteVariants),
  ...listCases(sicBoScreen, tables.sicBoVariants),
];

it.each(cases)('$name takes chips on a spot, plays them and tells the end', ({ words, mount }) => {
  for (const seed of [1, 2, 3]) {
    const table = mount(seed);
    table.press();
    table.press();
    table.press(`${words}.play`);
    expect(table.sent).toEqual([{ bets: [{ spot: expect.any(String), chips: 2 }] }]);
    expect(table.phase).toBe('ready');
    expect(table.root.textContent).toContain(`${words}.told`);
    table.press(`${words}.play`);
    expect(table.sent).toHaveLength(1);
  }
});

it.each(cases)('$name tells in its rules what every spot pays and returns', ({ words, read }) => {
  const rules = read();
  expect(rules.textContent).toContain(`${words}.rules`);
  const cells = [...rules.querySelectorAll('tbody td')].map((cell) => cell.textContent);
  expect(cells.length).toBeGreaterThan(1);
  expect(cells.filter((cell) => cell === '' || /undefined|NaN|^0/.test(cell))).toEqual(
    cells.filter((cell) => /^0\.[5-9]/.test(cell)),
  );
});

it('the last outcomes stand in a row when rounds were played', () => {
  const table = mountTable(cockfightScreen, tables.cockfightVariants.sabong);
  table.press();
  for (const count of [1, 2, 3]) {
    table.press('cockfight.play');
    expect(table.root.querySelectorAll('ol li')).toHaveLength(count);
  }
});
