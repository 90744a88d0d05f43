// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountBook } from '../../testing/mountBook';
import type { BookBet, BookMatch } from './book';
import { checkMatch } from './MatchProof';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const home = (id: string) => `sportsbook.result: Home ${id}`;

describe('matches', () => {
  it('stand by league, live ones with their score and minute, with odds as buttons', async () => {
    const page = await mountBook();
    expect(page.text()).toMatch(/sportsbook\.live.*sportsbook\.minute.*sportsbook\.coming/);
    expect(page.text()).toContain('Pacific League');
    expect(page.find(home('b')).getAttribute('aria-label')).toMatch(/, \d+\.\d\d$/);
  });

  it('move with the platform’s clock', async () => {
    const page = await mountBook({ matchId: 'b' });
    expect(page.text()).toContain('sportsbook.starts');
    await page.pass(61_000);
    expect(page.text()).toContain('sportsbook.minute');
    await page.pass(361_000);
    expect(page.text()).toContain('sportsbook.ended');
    await page.press('frame.proof.check');
    expect(page.text()).toContain('sportsbook.proof.holds');
  });

  it('that were not played by their seed are told', async () => {
    const match: BookMatch = {
      ...{ id: 'x', league: '', startsAt: 0, odds: {}, commitment: 'ab', seed: 'cd'.repeat(32) },
      ...{ home: { name: 'One', strength: 5 }, away: { name: 'Two', strength: 5 } },
    };
    expect(checkMatch('football', match)).toBe(false);
  });
});

it('slip, bets and rules stand beside the matches where there is room', async () => {
  const page = await mountBook();
  expect(page.text()).not.toContain('sportsbook.noBets');
  expect(page.text()).not.toContain('sportsbook.rules');
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const wide = await mountBook();
  expect(wide.text()).toMatch(/sportsbook\.live.*sportsbook\.noBets.*frame\.rules/);
  await wide.press(home('b'));
  await wide.press('sportsbook.place');
  expect(wide.sent).toMatchObject([{ path: 'slip' }]);
});

describe('the slip', () => {
  it('places a single at the odds on its button, and tells it', async () => {
    const page = await mountBook();
    await page.press(home('b'));
    expect(page.find(home('b')).getAttribute('aria-pressed')).toBe('true');
    const odds = Number(/[\d.]+$/.exec(page.find(home('b')).getAttribute('aria-label') ?? '')?.[0]);
    await page.press('sportsbook.openSlip');
    expect(page.text()).toContain((odds * 10).toFixed(2));
    await page.press('sportsbook.place');
    expect(page.sent).toMatchObject([
      {
        path: 'slip',
        body: {
          bet: 10,
          legs: [{ matchId: 'b', pick: 'winner:home', odds: Math.round(odds * 100) }],
        },
      },
    ]);
    expect(page.text()).toContain('sportsbook.placed');
    expect(page.find(home('b')).getAttribute('aria-pressed')).toBe('false');
  });

  it('has one pick of a match: another takes its place', async () => {
    const page = await mountBook();
    await page.press(home('b'));
    await page.press('sportsbook.result: Away b');
    expect(page.find(home('b')).getAttribute('aria-pressed')).toBe('false');
    await page.press('sportsbook.openSlip');
    await page.press('sportsbook.place');
    expect(page.sent[0]?.body['legs']).toHaveLength(1);
  });

  it('combines picks of several matches in one bet, or places each by itself', async () => {
    const page = await mountBook();
    await page.press(home('b'));
    await page.press(home('c'));
    await page.press('sportsbook.openSlip');
    expect(page.text()).toContain('sportsbook.odds');
    await page.press('sportsbook.place');
    expect(page.sent.map(({ body }) => (body['legs'] as unknown[]).length)).toEqual([2]);
    await page.press(home('b'));
    await page.press(home('c'));
    await page.press('sportsbook.openSlip');
    await page.press('sportsbook.single');
    await page.press('sportsbook.place');
    expect(page.sent.map(({ body }) => (body['legs'] as unknown[]).length)).toEqual([2, 1, 1]);
  });

  it('asks to accept odds that fell, and takes those that rose', async () => {
    const page = await mountBook();
    await page.press(home('c'));
    await page.press('sportsbook.openSlip');
    page.changeOdds('c', 'winner:home', 110);
    await page.pass(3_000);
    expect(page.text()).toContain('sportsbook.changed');
    await page.press('sportsbook.accept');
    expect(page.sent).toEqual([]);
    page.changeOdds('c', 'winner:home', 300);
    await page.pass(3_000);
    await page.press('sportsbook.place');
    expect(page.sent[0]?.body['legs']).toMatchObject([{ odds: 300 }]);
  });

  it('goes on with fallen odds where any will do', async () => {
    const page = await mountBook();
    await page.press(home('c'));
    await page.press('sportsbook.openSlip');
    await page.check();
    page.changeOdds('c', 'winner:home', 110);
    await page.pass(3_000);
    await page.press('sportsbook.place');
    expect(page.sent[0]?.body).toMatchObject({ anyOdds: true });
  });

  it('lets go of a pick that has closed', async () => {
    const page = await mountBook();
    await page.press(home('b'));
    await page.press(home('c'));
    await page.press('sportsbook.openSlip');
    page.changeOdds('b', 'winner:home', null);
    await page.pass(3_000);
    expect(page.text()).toContain('sportsbook.someClosed');
    await page.press('sportsbook.accept');
    await page.press('sportsbook.place');
    expect(page.sent[0]?.body['legs']).toMatchObject([{ matchId: 'c' }]);
  });

  it('tells a refusal, and keeps the picks', async () => {
    const page = await mountBook();
    await page.press(home('b'));
    await page.press('sportsbook.openSlip');
    page.refuse('odds.changed');
    await page.press('sportsbook.place');
    expect(page.text()).toContain('sportsbook.refused.changed');
    expect(page.find(home('b')).getAttribute('aria-pressed')).toBe('true');
  });
});

const open: BookBet = {
  ...{ id: 'one', stake: 10, payout: 20, status: 'open', win: 0, net: 0, placedAt: 0 },
  cashOut: 9.2,
  legs: [
    {
      matchId: 'b',
      home: 'Home b',
      away: 'Away b',
      pick: 'winner:home',
      odds: 200,
      result: 'open',
    },
  ],
};

describe('my bets', () => {
  it('show what an open bet can pay, and cash it out at the price on the button', async () => {
    const page = await mountBook();
    page.setBets([open]);
    await page.pass(3_000);
    await page.press('sportsbook.bets (1)');
    expect(page.text()).toContain('sportsbook.canPay');
    page.setBets([{ ...open, status: 'cashedOut', win: 9.2, net: -0.8, cashOut: undefined }]);
    await page.press('frame.cashOut');
    expect(page.sent).toMatchObject([{ path: 'cashOut', body: { betId: 'one', price: 9.2 } }]);
    expect(page.text()).toContain('sportsbook.cashedOut');
    expect(page.text()).toContain('sportsbook.bet.cashedOut');
  });

  it('tell a bet that was settled meanwhile', async () => {
    const page = await mountBook();
    page.setBets([open]);
    await page.pass(3_000);
    page.setBets([{ ...open, status: 'won', win: 20, net: 10, cashOut: undefined }]);
    await page.pass(3_000);
    expect(page.text()).toContain('frame.win');
  });
});
