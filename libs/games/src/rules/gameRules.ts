import { climbVariants } from './climb/climbVariants';
import { createClimb } from './climb/createClimb';
import { crashVariants } from './crash/crashVariants';
import { createCrash } from './crash/createCrash';
import { createDice } from './dice/createDice';
import { diceVariants } from './dice/diceVariants';
import { createFishing } from './fishing/createFishing';
import { designFishing } from './fishing/fishingVariants';
import type { Game } from './game';
import { createHiLo } from './hiLo/createHiLo';
import { hiLoVariants } from './hiLo/hiLoVariants';
import { createKeno } from './keno/createKeno';
import { kenoVariants } from './keno/kenoVariants';
import { createLimbo } from './limbo/createLimbo';
import { limboVariants } from './limbo/limboVariants';
import { createMines } from './mines/createMines';
import { minesVariants } from './mines/minesVariants';
import { createMoneyWheel } from './moneyWheel/createMoneyWheel';
import { moneyWheelVariants } from './moneyWheel/moneyWheelVariants';
import { createPlinko } from './plinko/createPlinko';
import { plinkoVariants } from './plinko/plinkoVariants';
import { createPotionMix } from './potionMix/createPotionMix';
import { potionVariants } from './potionMix/potionVariants';
import { createRace } from './race/createRace';
import { raceVariants } from './race/raceVariants';
import { createScratch } from './scratch/createScratch';
import { scratchVariants } from './scratch/scratchVariants';
import { createSlot } from './slot/createSlot';
import { designSlot } from './slot/design/designSlot';
import type { SlotWish } from './slot/design/designSlot';
import * as tables from './tables';
import { createTreasureMap } from './treasureMap/createTreasureMap';
import { treasureVariants } from './treasureMap/treasureVariants';

/** A game made from the data of one of its variants. */
export interface MadeGame {
  /** The data by which a page makes the same game. */
  readonly variant: unknown;
  readonly game: Game<unknown, unknown>;
  /** Actions by which `playThrough` ends a round, the preferred ones first. */
  readonly sample: readonly unknown[];
}

interface Rule {
  readonly variants: readonly string[];
  make(name: string): MadeGame | undefined;
}

function defineRule<Variant, Action, View>(
  variants: Readonly<Record<string, Variant>>,
  create: (variant: Variant) => Game<Action, View>,
  sample: readonly NoInfer<Action>[],
): Rule {
  return {
    variants: Object.keys(variants),
    make(name) {
      const variant = variants[name];
      return variant === undefined ? undefined : { variant, game: create(variant), sample };
    },
  };
}

const betOn = <Spot extends string>(spot: Spot) => ({ bets: [{ spot, chips: 1 }] });

/** Rules whose variants are few and have names. */
const rules = {
  andarBahar: defineRule(tables.andarBaharVariants, tables.createAndarBahar, [betOn('andar')]),
  baccarat: defineRule(tables.baccaratVariants, tables.createBaccarat, [betOn('banker')]),
  blackjack: defineRule(tables.blackjackVariants, tables.createBlackjack, [
    { move: 'deal' },
    { move: 'stand' },
  ]),
  bullBull: defineRule(tables.bullBullVariants, tables.createBullBull, [betOn('player')]),
  casinoHoldem: defineRule(tables.casinoHoldemVariants, tables.createCasinoHoldem, [
    { move: 'deal' },
    { move: 'call' },
  ]),
  casinoWar: defineRule(tables.casinoWarVariants, tables.createCasinoWar, [
    betOn('ante'),
    { move: 'war' },
  ]),
  climb: defineRule(climbVariants, createClimb, [{ type: 'cashOut' }, { type: 'step', tile: 0 }]),
  cockfight: defineRule(tables.cockfightVariants, tables.createCockfight, [betOn('meron')]),
  colorGame: defineRule(tables.colorGameVariants, tables.createColorGame, [betOn('red')]),
  crash: defineRule(crashVariants, createCrash, [{ type: 'launch', target: 150 }]),
  dice: defineRule(diceVariants, createDice, [
    { side: 'over', line: 50 },
    { side: 'over', line: 10 },
    { side: 'over', line: 7 },
  ]),
  dragonTiger: defineRule(tables.dragonTigerVariants, tables.createDragonTiger, [betOn('dragon')]),
  fanTan: defineRule(tables.fanTanVariants, tables.createFanTan, [betOn('fan-1')]),
  hiLo: defineRule(hiLoVariants, createHiLo, [
    { type: 'cashOut' },
    { type: 'deal' },
    { type: 'guess', guess: 'higher' },
    { type: 'guess', guess: 'lower' },
  ]),
  highCard: defineRule(tables.highCardVariants, tables.createHighCard, [betOn('left')]),
  jhandi: defineRule(tables.jhandiVariants, tables.createJhandi, [betOn('crown')]),
  keno: defineRule(kenoVariants, createKeno, [{ numbers: [1, 2, 3] }]),
  limbo: defineRule(limboVariants, createLimbo, [{ type: 'leap', target: 200 }]),
  luckyNine: defineRule(tables.luckyNineVariants, tables.createLuckyNine, [
    { move: 'deal' },
    { move: 'stand' },
  ]),
  mines: defineRule(minesVariants, createMines, [
    { type: 'cashOut' },
    { type: 'start', mines: 3 },
    { type: 'start', mines: 5 },
    { type: 'start', mines: 2 },
    { type: 'open', cell: 0 },
  ]),
  moneyWheel: defineRule(moneyWheelVariants, createMoneyWheel, [betOn('1')]),
  plinko: defineRule(plinkoVariants, createPlinko, [{ rows: 8, risk: 'low' }]),
  potionMix: defineRule(potionVariants, createPotionMix, [{ type: 'mix' }]),
  race: defineRule(raceVariants, createRace, [betOn('win-1')]),
  redBlack: defineRule(tables.redBlackVariants, tables.createRedBlack, [betOn('red')]),
  roulette: defineRule(tables.rouletteVariants, tables.createRoulette, [betOn('odd')]),
  scratch: defineRule(scratchVariants, createScratch, [{ type: 'buy' }]),
  sicBo: defineRule(tables.sicBoVariants, tables.createSicBo, [betOn('big')]),
  threeCardBattle: defineRule(tables.threeCardBattleVariants, tables.createThreeCardBattle, [
    betOn('ante'),
    { move: 'call' },
  ]),
  threeCardPoker: defineRule(tables.threeCardPokerVariants, tables.createThreeCardPoker, [
    betOn('ante'),
    { move: 'call' },
  ]),
  treasureMap: defineRule(treasureVariants, createTreasureMap, [
    { type: 'leave' },
    ...[0, 1, 2, 3, 4, 5].map((plot) => ({ type: 'dig' as const, plot })),
  ]),
  videoPoker: defineRule(tables.videoPokerVariants, tables.createVideoPoker, [
    { move: 'deal' },
    { move: 'draw', hold: [0, 1] },
  ]),
} satisfies Readonly<Record<string, Rule>>;

type NamedRule = keyof typeof rules;

/** Name of a rule: also of the page that shows it. */
export type RuleName = NamedRule | 'slot' | 'fishing';

/** All by which a title's game is made: a slot's wish, the seed of a sea, or a rule with the name of a variant. */
export type GameSpec =
  | { readonly rule: 'slot'; readonly wish: SlotWish }
  | { readonly rule: 'fishing'; readonly seed: number }
  | { readonly rule: NamedRule; readonly variant: string };

/** Every variant that has a name, by its rule. */
export const listVariants = (): readonly GameSpec[] =>
  (Object.keys(rules) as NamedRule[]).flatMap((rule) =>
    rules[rule].variants.map((variant) => ({ rule, variant })),
  );

/** @throws where the rule has no such variant */
export function makeGame(spec: GameSpec): MadeGame {
  if (spec.rule === 'slot') {
    const variant = designSlot(spec.wish);
    return { variant, game: createSlot(variant), sample: [{ type: 'spin' }] };
  }
  if (spec.rule === 'fishing') {
    const variant = designFishing(spec.seed);
    const fish = variant.species[0]?.id ?? '';
    return { variant, game: createFishing(variant), sample: [{ fish }] };
  }
  const made = rules[spec.rule].make(spec.variant);
  if (made === undefined) throw new Error(`${spec.rule} has no variant ${spec.variant}`);
  return made;
}

/** Whether something, such as an entry of a catalogue, says how a title's game is made. */
export function isGameSpec(value: unknown): value is GameSpec {
  try {
    // Whatever is no spec has no rule that could make it.
    makeGame(value as GameSpec);
    return true;
  } catch {
    return false;
  }
}
