import type { Gateway } from '../../app/createGateway';
import { createGateway } from '../../app/createGateway';
import type { Random } from '../../base/random';
import { signedProvider } from '../../model/wallet/signedProvider';
import { testMerchants } from '../merchants';
import { endlessSessions, testNow } from '../platform';
import { providerSecret } from './acts';
import type { Statement } from './Line';
import { openWay } from './openWay';
import type { Way } from './openWay';
import { watchServer } from './watchServer';
import type { ServerWatch } from './watchServer';

interface Post {
  gateway: Gateway;
  way: Way;
  /** Whether what it asks waits to be let through. */
  isHeld: boolean;
  /** Milliseconds by which its own clock is ahead of the database's. */
  skew: number;
}

/** Who is told what the gateways ask. */
export interface Hearer {
  onStatement(statement: Statement): void;
  onTraffic(): void;
}

const minute = 60_000;
/** More than a run has requests at once. */
const mostConnections = 40;

/** Gateways on one database, with its clock and their own. */
export class World {
  readonly watch: ServerWatch;
  readonly #posts: Post[] = [];
  #hearer: Hearer | undefined;
  #moment = testNow;

  /** @param url of a database of its own */
  constructor(readonly url: string) {
    this.watch = watchServer(url);
  }

  async open(count: number, hearer: Hearer): Promise<void> {
    this.#hearer = hearer;
    for (let at = 0; at < count; at += 1) {
      const post = { isHeld: false, skew: 0 };
      this.#posts.push(Object.assign(post, await this.#start(post)));
    }
  }

  get gateways(): readonly Gateway[] {
    return this.#posts.map(({ gateway }) => gateway);
  }

  /** From here on statements wait to be let through, or do not. */
  hold(isHeld: boolean): void {
    for (const post of this.#posts) post.isHeld = isHeld;
  }

  gateway = (at: number): Gateway => this.#post(at).gateway;

  another = (at: number): number => (at + 1) % this.#posts.length;

  /** Sets each gateway's own clock, by how many milliseconds it is ahead of the database's. */
  setClocks(choose: () => number): void {
    for (const post of this.#posts) post.skew = choose();
  }

  advance(milliseconds: number): void {
    this.#moment += milliseconds;
  }

  /** The clock of the database or of a gateway jumps. @returns a word of it */
  jump(random: Random): string {
    const by = random.whole(-4, 4) * minute;
    const at = random.whole(0, this.#posts.length);
    const post = this.#posts[at];
    if (post === undefined) this.advance(Math.abs(by));
    else post.skew = by;
    return `the clock of ${post === undefined ? 'the database' : `g${at}`} jumps by ${by}`;
  }

  /** Ends a gateway as a process ends that is killed, and starts another in its place. @param waiting for locks */
  async replace(at: number, waiting: ReadonlySet<number>): Promise<void> {
    const post = this.#post(at);
    const pids = post.way.close().map(({ pid }) => pid);
    await this.watch.untilGone(pids.filter((pid) => !waiting.has(pid)));
    post.isHeld = false;
    Object.assign(post, await this.#start(post), { isHeld: true });
  }

  async close(): Promise<void> {
    for (const { gateway, way } of this.#posts) {
      way.close();
      // It would wait for connections that broke in the middle of a transaction.
      void gateway.close();
    }
    await this.watch.close();
  }

  #post(at: number): Post {
    const post = this.#posts[at];
    if (post === undefined) throw new Error(`There is no gateway ${at}`);
    return post;
  }

  async #start(post: Pick<Post, 'isHeld' | 'skew'>): Promise<Pick<Post, 'gateway' | 'way'>> {
    const way = await openWay(this.url, {
      isHeld: () => post.isHeld,
      onStatement: (statement) => this.#hearer?.onStatement(statement),
      onTraffic: () => this.#hearer?.onTraffic(),
    });
    const gateway = await createGateway({
      // Whoever waited for a connection would be nowhere to be seen.
      ...{
        databaseUrl: way.url,
        databasePool: mostConnections,
        merchants: testMerchants,
        ...endlessSessions,
      },
      ...{ now: () => this.#moment + post.skew, databaseNow: () => this.#moment },
      providers: [signedProvider('acme', providerSecret)],
    });
    return { gateway, way };
  }
}
