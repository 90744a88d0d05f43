// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createVideoPoker } from '../../rules/videoPoker/createVideoPoker';
import { createLuckyNine } from '../../rules/luckyNine/createLuckyNine';
import { createCasinoWar } from '../../rules/casinoWar/createCasinoWar';
import { createCasinoHoldem } from '../../rules/casinoHoldem/createCasinoHoldem';
import { createBlackjack } from '../../rules/blackjack/createBlackjack';
import { createSeededDraw } from '../../rules/seededDraw';
import * as tables from '../../rules/tables';
import { mountTable, readRules } from '../../testing/mountTable';
import { blackjackScreen } from '../blackjack/blackjackScreen';
import { casinoHoldemScreen } from '../casinoHoldem/casinoHoldemScreen';
import { casinoWarScreen } from '../casinoWar/casinoWarScreen';
import type { PlayedScreen } from '../gameScreen';
import { luckyNineScreen } from '../luckyNine/luckyNineScreen';
import { threeCardBattleScreen } from '../threeCardBattle/threeCardBattleScreen';
import { threeCardPokerScreen } from '../threeCardPoker/threeCardPokerScreen';
import { videoPokerScreen } from '../videoPoker/videoPokerScreen';

const deal = { move: 'deal' } as const;
const ante = { bets: [{ spot: 'ante' as const, chips: 1 }] };

/** The buttons that open a round, and those that end it, each with the action that it sends. */
interface Course<Action> {
  readonly opening: Action;
  readonly openers: readonly string[];
  readonly moves: Readonly<Record<string, Action>>;
}

function listCases<Variant, Action, View>(
  screen: PlayedScreen<Variant, Action, View>,
  variants: Readonly<Record<string, Variant>>,
  { opening, openers, moves }: NoInfer<Course<Action>>,
) {
  return Object.entries(variants).map(([name, variant]) => {
    const game = screen.create(variant);
    const isOpen = (seed: number) =>
      game.replay(createSeededDraw(seed), [opening])?.paid === undefined;
    const seed = Array.from({ length: 500 }, (_, at) => at).find(isOpen) ?? 0;
    const end = (resumed: boolean, move: string) => {
      const table = mountTable(screen, variant, { seed, resume: resumed ? [opening] : [] });
      if (!resumed) for (const each of openers) table.press(each);
      expect(table.phase).toBe('open');
      table.press(move);
      return table;
    };
    return {
      name: `${screen.words} ${name}`,
      words: screen.words,
      check() {
        for (const [move, action] of Object.entries(moves))
          for (const resumed of [false, true])
            expect(end(resumed, move).sent).toEqual([opening, action]);
      },
      read: () => readRules(screen, variant),
    };
  });
}

const duel = (words: string) => ({
  opening: ante,
  openers: [`${words}.ante`, `${words}.play`],
  moves: {
    [`${words}.call`]: { move: 'call' as const },
    [`${words}.fold`]: { move: 'fold' as const },
  },
});

const openers = ['frame.deal'];
const cases = [
  ...listCases({ ...blackjackScreen, create: createBlackjack }, tables.blackjackVariants, {
    ...{ opening: deal, openers },
    moves: { 'blackjack.stand': { move: 'stand' }, 'blackjack.hit': { move: 'hit' } },
  }),
  ...listCases({ ...luckyNineScreen, create: createLuckyNine }, tables.luckyNineVariants, {
    ...{ opening: deal, openers },
    moves: { 'luckyNine.draw': { move: 'draw' }, 'luckyNine.stand': { move: 'stand' } },
  }),
  ...listCases({ ...casinoHoldemScreen, create: createCasinoHoldem }, tables.casinoHoldemVariants, {
    ...{ opening: deal, openers },
    moves: { 'casinoHoldem.call': { move: 'call' }, 'casinoHoldem.fold': { move: 'fold' } },
  }),
  ...listCases({ ...casinoWarScreen, create: createCasinoWar }, tables.casinoWarVariants, {
    opening: ante,
    openers: ['casinoWar.ante', 'casinoWar.play'],
    moves: {
      'casinoWar.war': { move: 'war' },
      'casinoWar.surrender': { move: 'surrender' },
    },
  }),
  ...listCases(threeCardPokerScreen, tables.threeCardPokerVariants, duel('threeCardPoker')),
  ...listCases(threeCardBattleScreen, tables.threeCardBattleVariants, duel('threeCardBattle')),
  ...listCases({ ...videoPokerScreen, create: createVideoPoker }, tables.videoPokerVariants, {
    ...{ opening: deal, openers },
    moves: { 'videoPoker.draw': { move: 'draw', hold: [] } },
  }),
];

it.each(cases)('$name goes on with each move, also when its player comes back', ({ check }) => {
  check();
});

it.each(cases)('$name tells in its rules what its hands pay', ({ words, read }) => {
  const rules = read();
  expect(rules.textContent).toContain(`${words}.rules`);
  expect(rules.textContent).not.toMatch(/NaN|undefined|×0(?!\.)/);
});

it('video poker keeps the cards whose hold buttons are pressed', () => {
  const table = mountTable(
    { ...videoPokerScreen, create: createVideoPoker },
    tables.videoPokerVariants.jacks96,
  );
  table.press('frame.deal');
  for (const number of [4, 1, 2, 2]) table.press(`videoPoker.holdCard ${number}`);
  table.press('videoPoker.draw');
  expect(table.sent.at(-1)).toEqual({ move: 'draw', hold: [0, 3] });
});

it('blackjack stakes as much again when a hand is doubled', () => {
  const table = mountTable(
    { ...blackjackScreen, create: createBlackjack },
    tables.blackjackVariants.endlessStand17,
    {
      seed: 2,
      resume: [deal],
    },
  );
  table.press('blackjack.double+10');
  expect(table.sent.at(-1)).toEqual({ move: 'double' });
});

it('a table with an ante waits for it before it deals', () => {
  const table = mountTable(
    { ...casinoWarScreen, create: createCasinoWar },
    tables.casinoWarVariants.classic,
  );
  table.press('casinoWar.tie');
  expect(() => table.press('casinoWar.anteFirst')).toThrow('No button');
});

it('casino war lights the ante and the tie when a war is won', () => {
  const table = mountTable(
    { ...casinoWarScreen, create: createCasinoWar },
    tables.casinoWarVariants.classic,
    { resume: [ante] },
  );
  table.press('casinoWar.war');
  const won = [...table.root.querySelectorAll('button[data-won=true]')];
  expect(table.root.textContent).toContain('casinoWar.warWon');
  expect(won.map(({ ariaLabel }) => ariaLabel)).toEqual(['casinoWar.ante', 'casinoWar.tie']);
});
