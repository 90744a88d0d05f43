import { isLanguageCode, toBcp47 } from '@playhouse/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { showGame } from '../testing/showGame';
import styles from './games.stories.module.css';

interface GameProps {
  readonly rule: string;
  /** Texts by their ids without the group `games`. */
  readonly words: Readonly<Record<string, string>>;
  readonly locale: string;
}

function Game({ rule, words, locale }: GameProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current === null) return undefined;
    return showGame(root.current, rule, { words, locale });
  }, [rule, words, locale]);
  return (
    <div className={styles.ground}>
      <div ref={root} id="app" />
    </div>
  );
}

/** The texts that the platform writes into a page. */
async function loadWords(choice: unknown): Promise<Omit<GameProps, 'rule'>> {
  // The platform has no texts of the pseudo-locales.
  const language = isLanguageCode(choice) ? choice : 'EN';
  const response = await fetch(`games/texts/${language}.json`);
  const texts = Object.entries((await response.json()) as Readonly<Record<string, string>>);
  const words = Object.fromEntries(texts.map(([id, text]) => [id.replace(/^games\./, ''), text]));
  return { words, locale: toBcp47(language) };
}

const meta = {
  title: 'Screens/Games',
  component: Game,
  args: { rule: 'slot', words: {}, locale: 'en' },
  loaders: [({ globals }) => loadWords(globals['language'])],
  render: ({ rule }, { loaded }) => <Game rule={rule} {...(loaded as Omit<GameProps, 'rule'>)} />,
} satisfies Meta<typeof Game>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const atRest = (rule: string): Story => ({ args: { rule } });

/** Presses what opens a round, or goes on with it, until its end is told. */
const playRound: Play = async ({ canvasElement }) => {
  const told = () => canvasElement.querySelector('[data-part=message]')?.textContent ?? '';
  for (let press = 0; press < 60 && told() === ''; press += 1) {
    await waitFor(
      () => expect(canvasElement.querySelector('main')).not.toHaveAttribute('data-phase', 'busy'),
      { timeout: 15_000 },
    );
    const buttons = [...canvasElement.querySelectorAll<HTMLElement>('main button:enabled')];
    const go = buttons.find(({ dataset }) => dataset['part'] === 'go');
    const next = go ?? buttons[press % buttons.length];
    if (told() === '' && next !== undefined) await userEvent.click(next);
  }
  await expect(told()).not.toBe('');
};

const played = (rule: string): Story => ({ args: { rule }, play: playRound });

export const AndarBahar = atRest('andarBahar');
export const AndarBaharPlayed = played('andarBahar');
export const Baccarat = atRest('baccarat');
export const BaccaratPlayed = played('baccarat');
export const Blackjack = atRest('blackjack');
export const BlackjackPlayed = played('blackjack');
export const BullBull = atRest('bullBull');
export const BullBullPlayed = played('bullBull');
export const CasinoHoldem = atRest('casinoHoldem');
export const CasinoHoldemPlayed = played('casinoHoldem');
export const CasinoWar = atRest('casinoWar');
export const CasinoWarPlayed = played('casinoWar');
export const Climb = atRest('climb');
export const ClimbPlayed = played('climb');
export const Cockfight = atRest('cockfight');
export const CockfightPlayed = played('cockfight');
export const ColorGame = atRest('colorGame');
export const ColorGamePlayed = played('colorGame');
export const Crash = atRest('crash');
export const CrashPlayed = played('crash');
export const Dice = atRest('dice');
export const DicePlayed = played('dice');
export const DragonTiger = atRest('dragonTiger');
export const DragonTigerPlayed = played('dragonTiger');
export const FanTan = atRest('fanTan');
export const FanTanPlayed = played('fanTan');
export const Fishing = atRest('fishing');
export const FishingPlayed = played('fishing');
export const HiLo = atRest('hiLo');
export const HiLoPlayed = played('hiLo');
export const HighCard = atRest('highCard');
export const HighCardPlayed = played('highCard');
export const Jhandi = atRest('jhandi');
export const JhandiPlayed = played('jhandi');
export const Keno = atRest('keno');
export const KenoPlayed = played('keno');
export const KenoRightToLeft: Story = {
  args: { rule: 'keno' },
  globals: { language: 'xr' },
  play: async ({ canvasElement }) => {
    const leftOf = (selector: string) =>
      canvasElement.querySelector(selector)?.getBoundingClientRect().left ?? NaN;
    // The head turns around, and the board stays as it is.
    await expect(leftOf('header span button:last-child')).toBeLessThan(
      leftOf('header span button:first-child'),
    );
    await expect(leftOf('main button:nth-of-type(1)')).toBeLessThan(
      leftOf('main button:nth-of-type(2)'),
    );
  },
};
export const Limbo = atRest('limbo');
export const LimboPlayed = played('limbo');
export const LuckyNine = atRest('luckyNine');
export const LuckyNinePlayed = played('luckyNine');
export const Mines = atRest('mines');
export const MinesPlayed = played('mines');
export const MoneyWheel = atRest('moneyWheel');
export const MoneyWheelPlayed = played('moneyWheel');
export const Plinko = atRest('plinko');
export const PlinkoPlayed = played('plinko');
export const PotionMix = atRest('potionMix');
export const PotionMixPlayed = played('potionMix');
export const Race = atRest('race');
export const RacePlayed = played('race');
export const RedBlack = atRest('redBlack');
export const RedBlackPlayed = played('redBlack');
export const Roulette = atRest('roulette');
export const RoulettePlayed = played('roulette');
export const Scratch = atRest('scratch');
export const ScratchPlayed = played('scratch');
export const SicBo = atRest('sicBo');
export const SicBoPlayed = played('sicBo');
export const Slot = atRest('slot');
export const SlotPlayed: Story = {
  args: { rule: 'slot' },
  play: async (context) => {
    const findTop = () =>
      context.canvasElement.querySelector('[data-part=go]')?.getBoundingClientRect().top;
    const before = findTop();
    await playRound(context);
    // The result moves nothing: the button stays under the thumb.
    await expect(findTop()).toBe(before);
  },
};
export const ThreeCardBattle = atRest('threeCardBattle');
export const ThreeCardBattlePlayed = played('threeCardBattle');
export const ThreeCardPoker = atRest('threeCardPoker');
export const ThreeCardPokerPlayed = played('threeCardPoker');
export const TreasureMap = atRest('treasureMap');
export const TreasureMapPlayed = played('treasureMap');
export const VideoPoker = atRest('videoPoker');
export const VideoPokerPlayed = played('videoPoker');

export const Lottery = atRest('lottery');
export const LotteryOrdered: Story = {
  args: { rule: 'lottery' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '7' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Place bet' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part=message]')).not.toBeEmptyDOMElement(),
    );
  },
};
export const Sportsbook = atRest('sportsbook');
export const SportsbookPlaced: Story = {
  args: { rule: 'sportsbook' },
  play: async ({ canvas, canvasElement }) => {
    const [odds] = await canvas.findAllByRole('button', { name: /Home b, \d/ });
    if (odds !== undefined) await userEvent.click(odds);
    await userEvent.click(canvas.getByRole('button', { name: /slip/i }));
    await userEvent.click(canvas.getByRole('button', { name: /^Bet \D*\d+\.\d\d$/ }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part=message]')).not.toBeEmptyDOMElement(),
    );
  },
};
