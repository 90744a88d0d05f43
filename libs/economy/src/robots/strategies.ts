import type { Account, House } from './House';

/** A whole number from 0 up to, but not including, `below`. */
export type Draw = (below: number) => number;

/** A week of a robot. */
type Strategy = (house: House, draw: Draw) => void;

const pick = <T>(list: readonly T[], draw: Draw): T | undefined => list[draw(list.length)];

/** Stakes until nothing is owed, as far as the balance goes. */
function meetTurnover(house: House, account: Account, draw: Draw): void {
  const bet = pick(house.washes, draw);
  if (bet === undefined || bet.countedPercent === 0) return;
  house.bet(account, bet, (account.owed * 100) / bet.countedPercent + 0.01);
}

function claimAll(house: House, account: Account, draw: Draw): void {
  for (const gift of house.terms.gifts)
    for (let times = 1 + draw(3); times > 0; times -= 1) house.claim(account, gift);
}

const firstOf = (house: House) => house.accounts[0] ?? house.register();

/** Deposits, claims and plays as it comes, and withdraws whenever it may. */
function player(house: House, draw: Draw): void {
  const account = firstOf(house);
  if (draw(2) === 0) house.deposit(account, 50 * (1 + draw(200)), draw(2) === 0);
  if (draw(3) === 0) claimAll(house, account, draw);
  for (let rounds = draw(8); rounds > 0; rounds -= 1) {
    const bet = pick(house.terms.bets, draw);
    if (bet !== undefined) house.bet(account, bet, account.balance * (1 + draw(5)));
  }
  house.withdraw(account);
}

/** Takes every gift and stakes only to be allowed to withdraw, by the bets that lose least. */
function washer(house: House, draw: Draw): void {
  const account = firstOf(house);
  if (draw(3) === 0) house.deposit(account, 100 * (1 + draw(100)), draw(2) === 0);
  claimAll(house, account, draw);
  meetTurnover(house, account, draw);
  house.withdraw(account);
}

/** Stakes once as little as can be, for what is given for any stake. */
function visitor(house: House, draw: Draw): void {
  const account = firstOf(house);
  if (!account.hasDeposited) house.deposit(account, 100, draw(2) === 0);
  const bet = pick(house.terms.bets, draw);
  if (bet !== undefined) house.bet(account, bet, 10);
  meetTurnover(house, account, draw);
  house.withdraw(account);
}

/** Accounts that take gifts and hand them to one superior. */
function ring(house: House, draw: Draw): void {
  const superior = firstOf(house);
  if (!superior.hasDeposited) house.deposit(superior, 100 * (1 + draw(50)), draw(2) === 0);
  for (let friends = 1 + draw(5); friends > 0; friends -= 1) {
    const friend = house.register(superior);
    claimAll(house, friend, draw);
    house.transferUp(friend);
  }
  meetTurnover(house, superior, draw);
  house.withdraw(superior);
}

/** A chain of superiors that plays by its lowest and hands everything up. */
function chain(house: House, draw: Draw): void {
  const top = firstOf(house);
  const lowest = house.register(house.accounts.at(-1));
  house.deposit(lowest, 100 * (1 + draw(50)), draw(2) === 0);
  meetTurnover(house, lowest, draw);
  for (const account of [...house.accounts].reverse()) house.transferUp(account);
  if (!top.hasDeposited) house.deposit(top, 100, draw(2) === 0);
  meetTurnover(house, top, draw);
  house.withdraw(top);
}

/** A new account each week, for all that newcomers are given. */
function registrar(house: House, draw: Draw): void {
  const account = house.register();
  house.deposit(account, 100 * (1 + draw(100)), draw(2) === 0);
  claimAll(house, account, draw);
  for (const each of house.accounts) {
    meetTurnover(house, each, draw);
    house.withdraw(each);
  }
}

/** The ways in which people who know the terms try to earn by them. */
export const strategies: Readonly<Record<string, Strategy>> = {
  player,
  washer,
  visitor,
  ring,
  chain,
  registrar,
};
