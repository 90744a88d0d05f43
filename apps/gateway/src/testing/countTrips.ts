import type { PGlite, Transaction } from '@electric-sql/pglite';

/** Ways to the embedded database and back: every statement, and the begin and end of a transaction. */
export interface CountedClient {
  readonly client: PGlite;
  /** How many there were since the last question. */
  take(): number;
}

const statements = ['query', 'sql', 'exec'];

/** An embedded database that counts what is asked of it, below drizzle. */
export function countTrips(client: PGlite): CountedClient {
  let trips = 0;
  const counted = <T extends PGlite | Transaction>(target: T): T =>
    new Proxy(target, {
      get(_, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]): unknown => {
          if (statements.includes(String(name))) trips += 1;
          if (name !== 'transaction') return Reflect.apply(member, target, given);
          trips += 2;
          const [run] = given as [(tx: Transaction) => Promise<unknown>];
          return Reflect.apply(member, target, [(tx: Transaction) => run(counted(tx))]);
        };
      },
    });
  return {
    client: counted(client),
    take: () => {
      const taken = trips;
      trips = 0;
      return taken;
    },
  };
}
