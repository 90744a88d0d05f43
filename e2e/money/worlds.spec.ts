import type { BrowserContext, Page } from '@playwright/test';
import { amountIn } from '../lobby/steps';
import { isWhole } from '../support/extent';
import type { Fault, Line } from '../support/line';
import type { MerchantCode, PlatformName } from '../support/ports';
import { moves } from './moves';
import type { Move, MoveName } from './moves';
import {
  balanceAtPlatform,
  depositsAtPlatform,
  entriesAtPlatform,
  expect,
  settled,
  strip,
  test,
} from './steps';

/** What becomes of the player while nobody knows how the movement ended. */
type World = 'reload' | 'Back' | 'another tab' | 'offline and back';

interface Lost {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly line: Line;
  readonly move: Move;
}

async function toldByStrip(page: Page, { named }: Move): Promise<void> {
  await expect(strip(page)).toContainText(/Done\. Your balance is|waits for your payment/);
  const text = (await strip(page).getByRole('listitem').textContent()) ?? '';
  expect(text).toMatch(named);
  const said = /balance is (.*\d)\./.exec(text)?.[1];
  if (said !== undefined) expect(amountIn(said)).toBe(await balanceAtPlatform(page));
}

/** Goes through the world, heals the line on the way, and sees the end told; answers the page on which it was told. */
const worlds: Readonly<Record<World, (lost: Lost) => Promise<Page>>> = {
  reload: async ({ page, line, move }) => {
    await page.reload();
    line.heal();
    await settled(page);
    await toldByStrip(page, move);
    return page;
  },
  Back: async ({ page, line, move }) => {
    await page.goBack();
    line.heal();
    await toldByStrip(page, move);
    return page;
  },
  'another tab': async ({ page, context, line, move }) => {
    const other = await context.newPage();
    await other.goto('/m/securityCenter');
    await expect(strip(other)).toContainText('No answer came');
    await page.close();
    line.heal();
    await toldByStrip(other, move);
    return other;
  },
  'offline and back': async ({ page, context, line, move }) => {
    await context.setOffline(true);
    line.heal();
    await expect(page.getByText(/try again/i)).toHaveCount(0);
    await context.setOffline(false);
    await expect(move.told(page)).toBeVisible();
    return page;
  },
};

const isWin = ({ type }: { readonly type?: string }) => type === 'win';

/** The books have it once, and what the member has is what they add up to. */
async function demandOnce(page: Page, move: Move): Promise<void> {
  const entries = await entriesAtPlatform(page);
  const since = move.member.balance === 0 ? entries : entries.slice(1);
  const written = since.filter((each) => !isWin(each)).map((each) => `${each.type} ${each.amount}`);
  expect(written).toEqual(move.entries.map((entry) => expect.stringMatching(entry)));
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  expect(await balanceAtPlatform(page)).toBeCloseTo(sum, 2);
  if (move === moves.deposit) expect(await depositsAtPlatform(page)).toBe(1);
}

interface Row {
  readonly name: MoveName;
  readonly world: World;
  readonly fault: Fault;
}

/** Where a kind of movement is to be had, if not at the first merchant. */
const places: Partial<
  Record<MoveName, { readonly merchant?: MerchantCode; readonly platform?: PlatformName }>
> = {
  transfer: { merchant: 'corvalume' },
  rebate: { merchant: 'corvalume' },
  'red envelope': { platform: 'variant' },
};

/** Every kind in one world, every world with more than one kind. */
const few: readonly Row[] = [
  { name: 'lottery bet', world: 'reload', fault: 'cut' },
  { name: 'reward', world: 'reload', fault: 'late' },
  { name: 'transfer', world: 'Back', fault: 'late' },
  { name: 'cancelled lottery bet', world: 'Back', fault: 'late' },
  { name: 'red envelope', world: 'Back', fault: 'cut' },
  { name: 'deposit', world: 'another tab', fault: 'cut' },
  { name: 'gift', world: 'another tab', fault: 'late' },
  { name: 'withdraw', world: 'offline and back', fault: 'late' },
  { name: 'round', world: 'Back', fault: 'cut' },
  { name: 'rebate', world: 'offline and back', fault: 'cut' },
];

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  Object.keys(table) as Name[];
/** Every kind in every world, with either fault in turn, but for a game, which asks on by itself until it is answered. */
const every: readonly Row[] = namesOf(moves).flatMap((name, kind) =>
  namesOf(worlds).map((world, at): Row => {
    const fault = name === 'round' || (kind + at) % 2 === 0 ? 'cut' : 'late';
    return few.find((row) => row.name === name && row.world === world) ?? { name, world, fault };
  }),
);

const rows = isWhole ? every : few;

for (const { name, world, fault } of rows) {
  test.describe(() => {
    test.use({ merchant: 'amihanda', platform: 'standard', ...places[name] });

    test(`${name}: an answer that is lost before ${world} leaves it done once, and told [ROUTE-11]`, async ({
      page,
      context,
      line,
      enter,
    }) => {
      const move: Move = moves[name];
      await enter(move.member);
      await page.goto('/m/securityCenter');
      await move.ready(page);
      // A game asks on by itself, and the site asks what became of it.
      line.spoil(move.call, fault, fault === 'late' ? 1 : 99);
      line.spoil('GLS2_intent', 'swallow', 99);
      const before = line.passed(move.call);
      await move.send(page);
      await expect.poll(() => line.passed(move.call)).toBeGreaterThan(before);
      const last = await worlds[world]({ page, context, line, move });
      if (fault === 'late') await expect.poll(() => line.passed(move.call)).toBe(before + 2);
      await demandOnce(last, move);
    });
  });
}

test(
  'a withdrawal whose answer comes after the site has given up waiting is done once, and told [ROUTE-11]',
  { tag: '@patient' },
  async ({ page, line, enter }) => {
    const move: Move = moves.withdraw;
    await enter(move.member);
    await move.ready(page);
    line.spoil(move.call, 'slow');
    await move.send(page);
    await expect(move.told(page)).toBeVisible({ timeout: 30_000 });
    expect(line.passed(move.call)).toBe(1);
    await demandOnce(page, move);
  },
);
