import { getCountedPercent } from '../countedPercent';
import { describeEconomy } from '../describeEconomy';
import type { BetBalance } from '../describeEconomy';
import type { Bet, EconomyTerms, Gift, Grant } from '../terms';

/** An account of a robot; major units, as they are on average. */
export interface Account {
  readonly superior: Account | undefined;
  balance: number;
  /** Turnover that is open before a withdrawal. */
  owed: number;
  hasDeposited: boolean;
  /** Stakes of the week that count, by category. */
  counted: Map<string, number>;
}

export interface HouseRules {
  /** Turnover that goes along with transferred money: the money's share of all that is owed, or no more than the money. */
  readonly transfersCarry: 'share' | 'amount';
}

/**
 * A platform in miniature for the accounts of one robot. Each bet loses what it keeps on average, so that luck decides
 * nothing: the robot has earned what it took out beyond what it paid in.
 */
export class House {
  accounts: Account[] = [];
  /** The bets that meet a turnover at the least loss. */
  readonly washes: readonly BetBalance[];
  paidIn = 0;
  takenOut = 0;

  constructor(
    readonly terms: EconomyTerms,
    private readonly rules: HouseRules = { transfersCarry: 'share' },
  ) {
    this.washes = describeEconomy(terms).bets.slice(0, 3);
  }

  register(superior?: Account): Account {
    const account = { superior, balance: 0, owed: 0, hasDeposited: false, counted: new Map() };
    this.accounts.push(account);
    return account;
  }

  /** @param joins whether the account has joined what comes with a first deposit */
  deposit(account: Account, amount: number, joins: boolean): void {
    const bonuses = account.hasDeposited || !joins ? [] : this.terms.depositBonuses;
    account.hasDeposited = true;
    account.balance += amount;
    account.owed += amount;
    this.paidIn += amount;
    for (const { percent, most, timesStaked } of bonuses) {
      const bonus = Math.min(most, (amount * percent) / 100);
      account.balance += bonus;
      account.owed += Math.max(0, timesStaked * (amount + bonus) - amount);
    }
  }

  claim(account: Account, { amount, timesStaked }: Gift): void {
    account.balance += amount;
    account.owed += timesStaked * amount;
  }

  /** Stakes so much in as many rounds as it takes, or as much as the balance lasts for. */
  bet(account: Account, { category, keeps }: Bet, wanted: number): void {
    const stake = Math.min(wanted, account.balance / Math.max(keeps, 1e-9));
    const counts = (stake * getCountedPercent(keeps)) / 100;
    account.balance = Math.max(0, account.balance - stake * keeps);
    account.owed = Math.max(0, account.owed - counts);
    account.counted.set(category, (account.counted.get(category) ?? 0) + counts);
  }

  /** Moves everything to the superior. */
  transferUp(account: Account): void {
    const { superior, balance, owed } = account;
    if (superior === undefined || balance === 0) return;
    const carried = this.rules.transfersCarry === 'share' ? owed : Math.min(balance, owed);
    superior.balance += balance;
    superior.owed += carried;
    account.balance = 0;
    account.owed -= carried;
  }

  withdraw(account: Account): void {
    if (account.owed > 0 || !account.hasDeposited) return;
    this.takenOut += account.balance;
    account.balance = 0;
  }

  /** Pays what is given for the week's stakes. Accounts that the robot has no use for are left. */
  endWeek(most: number): void {
    for (const account of this.accounts) {
      for (const grant of this.terms.grants) account.balance += pay(grant, account);
      account.counted.clear();
    }
    const [first, ...rest] = this.accounts;
    this.accounts = first === undefined ? [] : [first, ...rest.slice(-most)];
  }
}

function pay({ category, percent, amount = 0 }: Grant, { counted }: Account): number {
  const all = category === undefined ? [...counted.values()] : [counted.get(category) ?? 0];
  const stakes = all.reduce((sum, each) => sum + each, 0);
  if (stakes === 0) return 0;
  return Number.isFinite(percent) ? (stakes * percent) / 100 : amount;
}
