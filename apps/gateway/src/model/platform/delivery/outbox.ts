import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/open';
import { outbox } from '../../../db/schema';
import type { Courier } from './message';

/** Puts messages where a developer can read them. Nothing leaves this machine; in production it does not exist. */
export function outboxCourier(db: Database, now: () => number): Courier {
  return {
    async send({ to, ...rest }) {
      await db.insert(outbox).values({ ...rest, recipient: to, createdAt: new Date(now()) });
    },
  };
}

/** The latest messages, newest first. */
export function readOutbox({ db }: { readonly db: Database }, to: string | undefined) {
  const all = db.select().from(outbox);
  const chosen = to === undefined ? all : all.where(eq(outbox.recipient, to));
  return chosen.orderBy(desc(outbox.id)).limit(100);
}
