import type { Gateway } from '../../app/createGateway';
import type { Random } from '../../base/random';
import type { Act, Told } from './acts';
import type { Coverage } from './Coverage';
import { describeStatement } from './describeStatement';
import type { FaultName } from './faults';
import { chooseFaults } from './faults';
import type { Answer, Statement } from './Line';
import type { World } from './World';

/** One copy of an act at a gateway. */
export interface Task {
  readonly act: Act;
  readonly name: string;
  readonly gateway: number;
  /** Where it is: at statements that wait or are blocked, or in pauses. It is answered once it is nowhere. */
  readonly at: Set<object>;
  isOver: boolean;
  /** Its gateway has ended: nobody hears its answer. */
  isLost: boolean;
  /** A connection broke on which it asked: it may fail. */
  isCut: boolean;
  told?: Told;
}

/** The consequence of an answer, or of a lost one. */
export interface Hooks {
  onTold(task: Task, told: Told): void;
  onLost(task: Task): void;
}

interface Held {
  readonly statement: Statement;
  readonly task: Task;
  readonly boundary: string;
  /** Nobody waits for its answer any more. */
  isOrphan: boolean;
  fault?: FaultName | undefined;
  answer?: Promise<Answer | undefined>;
}

/** Pauses of real time, taken before anybody puts something in their place. */
const { setTimeout: wait } = globalThis;
const pause = (milliseconds: number) => new Promise<void>((done) => wait(done, milliseconds));
const turn = () => new Promise<void>((done) => setImmediate(done));

/** So many turns of the event loop without a word from anybody mean that nothing more is said by itself. */
const quietTurns = 8;
/** Milliseconds after which a statement is looked for among those that wait for a lock. */
const patience = 12;
/** Statements after which locks are free. */
const endsLocks = ['commit', 'rollback', 'rollback to'];
/** Quiet turns, most of them of a millisecond, after which a request that is nowhere hangs, on a busy machine too. */
const longest = 5_000;

/** Lets one statement at a time through, chosen by the seed. */
export class Scheduler {
  readonly trace: string[] = [];
  readonly tasks: Task[] = [];
  readonly findings: string[] = [];
  readonly #acts: { readonly act: Act; readonly gateway: number }[] = [];
  readonly #chooseFault: (boundary: string) => FaultName | undefined;
  #waiting: Held[] = [];
  #blocked: Held[] = [];
  #pauses: { readonly task: Task; readonly end: () => void }[] = [];
  #current: Task | undefined;
  #traffic = 0;
  /** Whether a transaction has ended since the blocked ones were looked at. */
  #mayBeFree = false;

  constructor(
    readonly random: Random,
    readonly world: World,
    readonly coverage: Coverage,
    readonly hooks: Hooks,
  ) {
    this.#chooseFault = chooseFaults(random);
  }

  /** Lets an act arrive at a gateway, some time after those that are to arrive before it. */
  add(act: Act, gateway: number): void {
    this.#acts.push({ act, gateway });
  }

  /** Runs until every act has arrived and every one is answered. */
  async run(): Promise<void> {
    for (;;) {
      await this.#settle();
      await this.#followBlocked();
      const choices = [
        ...this.#acts.slice(0, 1).map(() => () => this.#start()),
        ...this.#waiting.map((held) => () => this.#release(held)),
        ...this.#pauses.map((each) => async () => this.#wake(each)),
      ];
      if (choices.length === 0 && this.#blocked.length === 0) return;
      if (choices.length === 0) await pause(patience);
      else await this.random.pick(choices)();
    }
  }

  /** A wait that the platform begins ends when it is chosen. */
  readonly onPause = (): Promise<void> => {
    const task = this.#current;
    if (task === undefined) return pause(1);
    return new Promise((done) => {
      const sleep = { task, end: done };
      task.at.add(sleep);
      this.#pauses.push(sleep);
    });
  };

  readonly onTraffic = (): void => {
    this.#traffic += 1;
  };

  readonly onStatement = (statement: Statement): void => {
    this.#traffic += 1;
    const task = this.#current;
    if (task === undefined) throw new Error(`Nobody asks ${statement.sql}`);
    const boundary = describeStatement(statement.sql);
    const held: Held = { statement, task, boundary, isOrphan: false };
    task.at.add(held);
    this.#waiting.push(held);
  };

  #write(task: Task, what: string): void {
    this.trace.push(`${task.name} ${what}`);
  }

  async #start(): Promise<void> {
    const [next] = this.#acts.splice(0, 1);
    if (next === undefined) return;
    const { act, gateway } = next;
    const name = `g${gateway} ${act.name} #${this.tasks.length}`;
    const ends = { isOver: false, isLost: false, isCut: false };
    const task: Task = { act, name, gateway, at: new Set(), ...ends };
    this.tasks.push(task);
    this.#current = task;
    this.#write(task, 'arrives');
    void this.#ask(task, this.world.gateway(gateway));
  }

  async #ask(task: Task, gateway: Gateway): Promise<void> {
    const broken: Told = { status: 500, success: false, value: undefined };
    const told = await task.act.send(gateway).catch(() => broken);
    this.#traffic += 1;
    task.isOver = true;
    if (task.isLost) return;
    task.told = told;
    this.#write(task, `is told ${told.status} ${told.success ? 'done' : (told.code ?? '')}`);
    if (told.status < 500) this.hooks.onTold(task, told);
    else this.hooks.onLost(task);
  }

  #wake(sleep: { readonly task: Task; readonly end: () => void }): void {
    this.#pauses = this.#pauses.filter((each) => each !== sleep);
    sleep.task.at.delete(sleep);
    this.#current = sleep.task;
    this.#write(sleep.task, 'goes on');
    sleep.end();
  }

  /** Waits until everybody waits for a statement or a pause, or is answered. */
  async #settle(): Promise<void> {
    const isSomewhere = (task: Task) => task.isOver || task.isLost || task.at.size > 0;
    for (let quiet = 0; quiet < quietTurns || !this.tasks.every(isSomewhere);) {
      const before = this.#traffic;
      await (quiet > 20 * quietTurns ? pause(1) : turn());
      quiet = this.#traffic === before ? quiet + 1 : 0;
      if (quiet < longest) continue;
      const nowhere = this.tasks.filter((task) => !isSomewhere(task));
      this.findings.push(...nowhere.map(({ name }) => `${name} hangs`));
      for (const task of nowhere) task.isLost = true;
    }
  }

  async #release(held: Held): Promise<void> {
    const { task, boundary } = held;
    this.#waiting = this.#waiting.filter((each) => each !== held);
    const fault = held.isOrphan ? undefined : this.#chooseFault(boundary);
    held.fault = fault;
    this.coverage.note(task.act.kind, boundary, fault);
    this.#write(task, `${boundary}${fault === undefined ? '' : `: ${fault}`}`);
    if (fault === 'clock') this.trace.push(this.world.jump(this.random));
    if (fault === 'twin') this.add(task.act, this.world.another(task.gateway));
    if (fault === 'cut before') return this.#cut(held);
    if (fault === 'gone before') return this.#replace(task.gateway);
    if (fault === 'cut, late') return this.#orphan(held);
    held.answer = held.statement.run();
    if (!(await this.#hear(held))) {
      this.#blocked.push(held);
      this.#write(task, 'waits for a lock');
    }
  }

  /** Hands a statement's answer over. @returns false while it waits for a lock */
  async #hear(held: Held): Promise<boolean> {
    const late = Symbol('late');
    for (;;) {
      const answer = await Promise.race([held.answer, pause(patience).then(() => late)] as const);
      if (typeof answer !== 'symbol') {
        await this.#end(held, answer);
        return true;
      }
      const { pid } = held.statement.line;
      if ((await this.world.watch.findWaiting([pid])).has(pid)) return false;
    }
  }

  async #end(held: Held, answer: Answer | undefined): Promise<void> {
    const { task, statement, fault, boundary } = held;
    this.#mayBeFree ||=
      endsLocks.includes(boundary) || held.isOrphan || answer?.state !== undefined;
    if (answer?.state === '40P01')
      this.findings.push(`${task.act.kind}: two wait for each other at ${boundary}`);
    if (answer?.state !== undefined) this.#write(task, `fails by ${answer.state}`);
    if (held.isOrphan) {
      statement.line.cut();
      await this.world.watch.untilGone([statement.line.pid]);
    } else if (fault === 'cut after') await this.#cut(held);
    else if (fault === 'gone after') await this.#replace(task.gateway);
    else {
      this.#leave(held);
      if (answer !== undefined) statement.line.deliver(answer);
    }
  }

  /** The task goes on: whatever is asked next is its own. */
  #leave(held: Held): void {
    held.task.at.delete(held);
    this.#current = held.task;
    this.#traffic += 1;
  }

  async #cut(held: Held): Promise<void> {
    this.#mayBeFree = true;
    const { line } = held.statement;
    line.cut();
    held.task.isCut = true;
    this.#leave(held);
    await this.world.watch.untilGone([line.pid]);
  }

  #orphan(held: Held): void {
    held.isOrphan = true;
    held.statement.line.cutClient();
    held.task.isCut = true;
    this.#leave(held);
    this.#waiting.push(held);
  }

  /** A gateway ends in the middle of all that it does; what waits for a lock still gets it, and is undone. */
  async #replace(gateway: number): Promise<void> {
    for (const task of this.tasks)
      if (task.gateway === gateway && !task.isOver) {
        task.isLost = true;
        task.at.clear();
        this.hooks.onLost(task);
      }
    const isElsewhere = ({ task }: { readonly task: Task }) => task.gateway !== gateway;
    const stays = (held: Held) => held.isOrphan || isElsewhere(held);
    this.#waiting = this.#waiting.filter(stays);
    this.#pauses = this.#pauses.filter(isElsewhere);
    for (const held of this.#blocked.filter((each) => !stays(each))) {
      held.isOrphan = true;
      held.answer = Promise.resolve(undefined);
    }
    const waiting = new Set(this.#blocked.map(({ statement }) => statement.line.pid));
    this.#current = undefined;
    this.#mayBeFree = true;
    await this.world.replace(gateway, waiting);
  }

  /** Hands over what those were answered whose lock has become free. */
  async #followBlocked(): Promise<void> {
    const isStuck = this.#waiting.length + this.#pauses.length + this.#acts.length === 0;
    if (!this.#mayBeFree && !isStuck) return;
    this.#mayBeFree = false;
    while (this.#blocked.length > 0) {
      const pids = this.#blocked.map(({ statement }) => statement.line.pid);
      const still = await this.world.watch.findWaiting(pids);
      const free = this.#blocked.find(({ statement }) => !still.has(statement.line.pid));
      if (free === undefined || !(await this.#hear(free))) return;
      this.#blocked = this.#blocked.filter((each) => each !== free);
      this.#write(free.task, `has its lock at ${free.boundary}`);
      await this.#settle();
    }
  }
}
