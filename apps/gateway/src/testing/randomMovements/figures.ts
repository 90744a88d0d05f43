import { memberCalls, walletCalls } from '@playhouse/wps';
import type { CallAnswer, Call } from '@playhouse/wps';
import { expect } from 'vitest';
import { cents, days, total } from './amounts';
import type { Player } from './player';
import { start } from './player';
import type { Promises } from './promises';
import type { Order } from './steps';
import { demandTeam } from './teamFigures';

const period = { ...days, pageNo: 1, pageSize: 100 };

/** Everything that a player can see of the money. */
async function figuresOf({ platform, token }: Player) {
  const read = async <C extends Call>(call: C, query = {}): Promise<CallAnswer<C>> =>
    call.answer.parse((await platform.ask(call, { token, query })).value) as CallAnswer<C>;
  return {
    balance: (await read(walletCalls.balance)).sumBalance,
    withdrawals: (await read(walletCalls.withdrawReport, period)).items,
    deposits: (await read(walletCalls.depositReport, period)).items,
    entries: await read(walletCalls.transactions, period),
    bets: await read(memberCalls.betReport, period),
    sums: await read(memberCalls.profitAndLoss, days),
  };
}

type Figures = Awaited<ReturnType<typeof figuresOf>>;
interface Round {
  readonly end?: { readonly win: number };
}

/** The entries that the promises and the ends of orders come to, as kind and cents. */
function entriesDue(promises: Promises, { withdrawals, deposits }: Figures): string[] {
  const rounds = promises.of<Round>('round');
  const due: [string, number][] = [
    ['deposit', start],
    ...withdrawals.map(({ amount }): [string, number] => ['withdraw', -amount]),
    ...withdrawals
      .filter(({ status }) => status === 'failed')
      .map(({ amount }): [string, number] => ['withdraw', amount]),
    ...deposits
      .filter(({ status }) => status === 'success')
      .map(({ amount, fee }): [string, number] => ['deposit', amount - fee]),
    ...promises.of('transfer').map(({ amount }): [string, number] => ['transferOut', -amount]),
    ...rounds.map(({ amount }): [string, number] => ['bet', -amount]),
    ...rounds
      .map(({ answer }): [string, number] => ['win', answer.end?.win ?? 0])
      .filter(([, win]) => win > 0),
  ];
  return due.map(([kind, amount]) => `${kind} ${cents(amount)}`).sort();
}

/** An order stands where one of the provider's words put it, and where none was said, it is open. */
function demandOrders(promises: Promises, { withdrawals, deposits }: Figures): void {
  const idsOf = (what: 'withdraw' | 'deposit') =>
    promises.of<Order>(what).map(({ answer }) => answer.orderId);
  expect(withdrawals.map(({ orderId }) => orderId).sort()).toEqual(idsOf('withdraw').sort());
  expect(deposits.map(({ orderId }) => orderId).sort()).toEqual(idsOf('deposit').sort());
  for (const { orderId, status } of [...withdrawals, ...deposits]) {
    const said = [...promises.outcomesOf(orderId)];
    const allowed = said.map((outcome) => (outcome === 'paid' ? 'success' : 'failed'));
    expect(said.length === 0 ? ['pending', 'processing'] : allowed).toContain(status);
  }
  expect(withdrawals.filter(({ status }) => status !== 'failed').length).toBeLessThanOrEqual(5);
}

/** Every line leaves what the one before left, moved by its amount; the last leaves the balance. */
function demandChain({ balance, entries }: Figures): void {
  const lines = [...entries.items].reverse();
  let left = 0;
  for (const line of lines) {
    left += cents(line.amount);
    expect(cents(line.balance)).toBe(left);
  }
  expect(cents(balance)).toBe(left);
  expect(balance).toBeGreaterThanOrEqual(0);
}

/** Every sum that is shown is what its lines add up to. */
function demandSums({ entries, bets, sums }: Figures): void {
  const of = (...types: readonly string[]) =>
    total(entries.items.filter(({ type }) => types.includes(type)).map(({ amount }) => amount));
  const { inAmount, outAmount } = entries.footer;
  expect(cents(inAmount) - cents(outAmount)).toBe(total(entries.items.map((line) => line.amount)));
  expect(cents(bets.footer.betAmount)).toBe(total(bets.items.map((line) => line.betAmount)));
  expect(cents(bets.footer.winAmount)).toBe(total(bets.items.map((line) => line.winAmount)));
  expect([sums.betAmount, sums.winAmount].map(cents)).toEqual([-of('bet') + 0, of('win')]);
  expect([bets.footer.betAmount, bets.footer.winAmount]).toEqual([sums.betAmount, sums.winAmount]);
  expect([sums.depositAmount, sums.withdrawAmount].map(cents)).toEqual([
    of('deposit'),
    -of('withdraw') + 0,
  ]);
}

/** Holds all that the player sees against the promises, line by line and sum by sum. */
export async function demandFigures(player: Player, promises: Promises): Promise<void> {
  const figures = await figuresOf(player);
  demandOrders(promises, figures);
  const written = figures.entries.items.map(({ type, amount }) => `${type} ${cents(amount)}`);
  expect(written.sort()).toEqual(entriesDue(promises, figures));
  demandChain(figures);
  demandSums(figures);
  await demandTeam(player, figures);
}
