/** @jsxImportSource preact */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawJackpot } from '../../fair/drawJackpot';
import { createFairDraw, hashSeed } from '../../fair/fairDraw';
import { createSlot } from '../../rules/slot/createSlot';
import { plainBoot } from '../../testing/plainBoot';
import { tinyLines } from '../../testing/tinySlots';
import type { Boot, RoundAnswer } from '../boot';
import { GameFrame } from '../frame/GameFrame';
import { startCheck } from '../frame/startCheck';
import { slotScreen } from './slotScreen';

const serverSeed = 'ab'.repeat(32);
const chance = { tickets: 10, among: 40 };
/** The player's own seed of a round that wins the pot, or of one that does not. */
const findSeed = (isWon: boolean) =>
  Array.from({ length: 200 }, (_, at) => `own ${at}`).find(
    (clientSeed) => drawJackpot({ serverSeed, clientSeed }, chance) === isWon,
  ) ?? '';

/** Texts as their ids with their values. */
const words = {
  'slot.jackpot.won': 'slot.jackpot.won {amount}',
  'slot.jackpot.rules': 'slot.jackpot.rules {share} {start} {cycle} {average}',
  'slot.jackpot.return': 'slot.jackpot.return {share}',
  'frame.proof.jackpotWon': 'frame.proof.jackpotWon {tickets} {among}',
  'frame.proof.jackpotMissed': 'frame.proof.jackpotMissed {tickets} {among}',
};
const terms = { start: 100_000, share: 0.01, cycle: 20_000_000, average: 300_000, payback: 0.015 };
const boot: Boot = {
  ...plainBoot,
  ...{ variant: tinyLines, words, commitment: hashSeed(serverSeed) },
  jackpot: { amount: 123_456.78, ...terms },
};

function answerRound(isWon: boolean): RoundAnswer {
  const clientSeed = findSeed(isWon);
  const state = createSlot(tinyLines).replay(createFairDraw(serverSeed, clientSeed), [
    { type: 'spin' },
  ]);
  const commitment = hashSeed(serverSeed);
  const proof = { commitment, serverSeed, clientSeed, actions: [{ type: 'spin' }] };
  const jackpot = isWon ? { jackpot: 123_457.78 } : {};
  return {
    ...{ view: state?.view, staked: 1, balance: 999 },
    end: {
      ...{ id: 'R1', win: 0, net: -1, outcome: 'won', next: commitment, ...jackpot },
      proof: { ...proof, jackpot: chance },
    },
  };
}

const vibrate = vi.fn();
let root: HTMLElement;
const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 20)));
const press = async (name: string) => {
  const button = [...root.querySelectorAll('button')].find(
    (each) => (each.ariaLabel ?? each.textContent) === name,
  );
  if (button === undefined) throw new Error(`No button ${name}`);
  act(() => button.click());
  await settle();
};
const plate = () => root.querySelector('[data-part="jackpot"]');

function mount(isWon: boolean, changes: Partial<Boot> = {}): void {
  const none = () => Promise.reject(new Error('none'));
  const platform = {
    bet: vi.fn().mockResolvedValue(answerRound(isWon)),
    ...{ lottery: none, book: none, jackpot: () => Promise.resolve({ amount: 100_000 }) },
  };
  act(() =>
    render(
      <GameFrame boot={{ ...boot, ...changes }} platform={platform} screen={slotScreen} />,
      root,
    ),
  );
}

beforeEach(() => {
  document.body.replaceChildren();
  root = document.createElement('div');
  document.body.append(root);
  vibrate.mockReset();
  // A phone whose player wants no motion.
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('motion'),
    ...listen,
  }));
  Object.assign(navigator, { vibrate });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

describe('a slot that plays for the pot', () => {
  it('shows it, and celebrates the round that wins it until the next one', async () => {
    mount(true);
    expect(plate()?.textContent).toContain('₱123,456.78');
    expect(plate()?.getAttribute('data-won')).toBe('false');
    await press('slot.spin');
    expect(plate()?.getAttribute('data-won')).toBe('true');
    expect(plate()?.querySelector('[role="status"]')?.textContent).toContain('₱123,457.78');
    // The next pot, as the platform tells it.
    expect(plate()?.querySelector('output')?.textContent).toBe('₱100,000.00');
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('is heard and felt where sound and vibration are on', async () => {
    mount(true);
    await press('frame.sound');
    await press('slot.spin');
    expect(vibrate).toHaveBeenLastCalledWith(expect.arrayContaining([240]));
  });

  it('tells the terms and the added return in its rules', async () => {
    mount(false);
    await press('frame.rules');
    const rules = root.querySelector('dialog')?.textContent ?? '';
    expect(rules).toContain('slot.jackpot.rules 1% ₱100,000.00 ₱20,000,000.00 ₱300,000.00');
    expect(rules).toContain('slot.jackpot.return 1.5%');
  });

  it.each([
    [true, 'frame.proof.jackpotWon'],
    [false, 'frame.proof.jackpotMissed'],
  ])('tells by the proof of a round whether it won (%s)', async (isWon, text) => {
    startCheck(createSlot);
    mount(isWon);
    await press('slot.spin');
    await press('frame.proof.title');
    await press('frame.proof.check');
    const told = [...root.querySelectorAll('dialog [role="status"]')].at(-1)?.textContent;
    expect(told).toContain(`${text} 10 40`);
  });

  it('shows nothing of a pot where game or player have no part in one', () => {
    mount(false, { jackpot: undefined });
    expect(plate()).toBeNull();
  });
});
