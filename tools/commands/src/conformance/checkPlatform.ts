import { randomUUID } from 'node:crypto';
import { listCalls, sessionCalls, systemCalls } from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import { getAccountName } from './accountsFile';
import type { Account, AccountsFile } from './accountsFile';
import { createAsker } from './createAsker';
import type { Asked, Asker, AskOptions, Input } from './createAsker';
import { judge, judgeAgain, judgeLocked } from './judge';
import { listNeeds, questionFor } from './questions';
import type { CallResult, Finding, Report } from './report';
import { PlatformRecords } from './PlatformRecords';

export interface CheckOptions extends AskOptions {
  readonly accounts: AccountsFile;
  /** Whether calls that write are asked, too. */
  readonly write: boolean;
}

interface Caller {
  readonly name: string;
  readonly token?: string;
}

const nobody: Caller = { name: 'nobody' };

/** The results of one call so far. */
interface Ledger {
  findings: Finding[];
  answered: boolean;
  codes: Set<string>;
  took: number;
}

const isRead = ({ method, mutates }: Call) => method === 'GET' && mutates !== true;
const isLogin = (call: Call) => call.name === sessionCalls.login.name;
const ends = (call: Call) => call.name === sessionCalls.logout.name;

/** The message of an error, and those of its causes. */
const reasonsOf = (error: unknown): readonly string[] =>
  error instanceof Error ? [error.message, ...reasonsOf(error.cause)] : [];

/** One run of the contract against a platform. */
class Run {
  readonly #told = new PlatformRecords();
  readonly #ledgers = new Map<Call, Ledger>();
  readonly #asker: Asker;
  readonly #callers: Caller[] = [];

  constructor(readonly options: CheckOptions) {
    this.#asker = createAsker(options);
  }

  #ledgerOf(call: Call): Ledger {
    const kept = this.#ledgers.get(call);
    const ledger = kept ?? { findings: [], answered: false, codes: new Set<string>(), took: 0 };
    if (kept === undefined) this.#ledgers.set(call, ledger);
    return ledger;
  }

  /** The same departure that a second account sees says nothing new. */
  #note(call: Call, findings: readonly Finding[]): void {
    const ledger = this.#ledgerOf(call);
    for (const finding of findings)
      if (!ledger.findings.some(({ path, seen }) => path === finding.path && seen === finding.seen))
        ledger.findings.push(finding);
  }

  async #put(call: Call, input: Input, { name, token }: Caller): Promise<Asked> {
    const asked = await this.#asker.ask(call, input, token);
    const ledger = this.#ledgerOf(call);
    ledger.took = Math.max(ledger.took, asked.took);
    if (asked.outcome === 'answered') ledger.answered = true;
    if (asked.code !== undefined) ledger.codes.add(asked.code);
    if (asked.outcome === 'answered') this.#told.hear(call.name, asked.value);
    this.#note(call, judge({ call, input, asked, who: name, token }));
    return asked;
  }

  async #open(account: Account): Promise<void> {
    const { username, password, token } = account;
    const name = getAccountName(account);
    if (token !== undefined) {
      this.#callers.push({ name, token });
      return;
    }
    const body = { type: 'username', username, password };
    const asked = await this.#put(sessionCalls.login, { body }, { name });
    const opened = Object(asked.value) as { token?: unknown };
    if (asked.outcome === 'answered') this.#callers.push({ name, token: String(opened.token) });
    else if (asked.outcome === 'refused')
      throw new Error(`The platform does not let "${name}" in: ${asked.code ?? ''}`);
  }

  #callersOf(call: Call): readonly Caller[] {
    const wanted = this.options.accounts.calls[call.name]?.as;
    const members = this.#callers.filter(({ name }) => wanted === undefined || name === wanted);
    if (call.session === 'required') return members;
    return call.session === 'optional' ? [nobody, ...members] : [nobody];
  }

  #question(call: Call) {
    return questionFor(call, { ...this.options, told: this.#told, now: this.#asker.now() });
  }

  /** Asks for one thing after another until one is there. */
  async #tryEach(call: Call, inputs: readonly Input[], caller: Caller): Promise<void> {
    for (const input of inputs) {
      const { outcome } = await this.#put(call, input, caller);
      if (outcome !== 'refused') return;
    }
  }

  async #read(call: Call): Promise<boolean> {
    const { inputs } = this.#question(call);
    const [first] = inputs;
    const callers = this.#callersOf(call);
    if (first === undefined || callers.length === 0) return false;
    for (const caller of callers) await this.#tryEach(call, inputs, caller);
    if (call.session === 'required')
      this.#note(call, judgeLocked(await this.#asker.ask(call, first)));
    return true;
  }

  /** A call that writes is asked once, by one account; a movement is sent twice, as a network may bring it. */
  async #write(call: Call): Promise<boolean> {
    const { inputs } = this.#question(call);
    const [given] = inputs;
    const caller = this.#callersOf(call).at(-1);
    if (given === undefined || caller === undefined || !this.#mayWrite(call)) return false;
    const input = call.intent === undefined ? given : { ...given, intent: randomUUID() };
    const asked = await this.#put(call, input, caller);
    if (call.intent === undefined) return true;
    const again = await this.#asker.ask(call, input, caller.token);
    this.#note(call, judgeAgain(asked, again, caller.name));
    return true;
  }

  /** Nothing is guessed for a call that writes. */
  #mayWrite(call: Call): boolean {
    return call.name in this.options.accounts.calls || listNeeds(call).length === 0;
  }

  #whyNotAsked(call: Call): string {
    const writes = !isRead(call) && !isLogin(call);
    if (isLogin(call)) return 'no account has a password';
    if (writes && !this.options.write) return 'it writes: --write asks it';
    if (call.session === 'required' && this.#callersOf(call).length === 0)
      return 'no account asks it';
    if (writes && !this.#mayWrite(call))
      return `it writes: what it is asked with has to be said under calls (${listNeeds(call).join(', ')})`;
    const { missing } = this.#question(call);
    return `nothing is known for ${missing.join(', ')}: say it under fields or calls`;
  }

  #resultOf(call: Call): CallResult {
    const ledger = this.#ledgers.get(call);
    if (ledger === undefined)
      return { call, state: 'notAsked', findings: [], why: this.#whyNotAsked(call), took: 0 };
    const { findings, answered, codes, took } = ledger;
    if (findings.length > 0) return { call, state: 'differs', findings, took };
    if (answered) return { call, state: 'fits', findings, took };
    return { call, state: 'refused', findings, why: [...codes].join(', '), took };
  }

  /** Asks as long as answers tell what further calls need. @returns the calls of which too little is known */
  async #readAll(calls: readonly Call[]): Promise<readonly Call[]> {
    const left: Call[] = [];
    for (const call of calls) if (!(await this.#read(call))) left.push(call);
    return left.length < calls.length ? this.#readAll(left) : left;
  }

  /** @throws Error where nobody is there: a hundred departures would not say more */
  async #reach(): Promise<void> {
    const { heard, error } = await this.#asker.ask(systemCalls.systemStatus, {});
    if (heard === undefined)
      throw new Error(`${this.options.url} does not answer: ${reasonsOf(error).join(': ')}`);
  }

  async run(): Promise<Report> {
    const { url, merchant, accounts, write } = this.options;
    await this.#reach();
    for (const account of accounts.accounts) await this.#open(account);
    const left = await this.#readAll(listCalls().filter(isRead));
    if (write) {
      const writing = listCalls().filter((call) => !isRead(call) && !isLogin(call));
      for (const call of writing.filter((each) => !ends(each))) await this.#write(call);
      // A record that was written can be read now.
      await this.#readAll(left);
      for (const call of writing.filter(ends)) await this.#write(call);
    }
    const results = listCalls().map((call) => this.#resultOf(call));
    return { url, merchant: merchant.code, write, results };
  }
}

/**
 * Asks a platform every call of the contract, as the site would, and says what fits.
 * @throws Error where nobody answers, or an account is not let in: nothing of what is a member's could be said
 */
export function checkPlatform(options: CheckOptions): Promise<Report> {
  return new Run(options).run();
}
