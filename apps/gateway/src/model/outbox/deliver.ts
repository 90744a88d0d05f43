import { desc, eq } from 'drizzle-orm';
import { outbox } from '../../db/schema';
import type { Services } from '../services';

/** A letter or short message that a real platform would send. */
export interface Delivery {
  readonly merchant: string;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Puts a message where a developer can read it. Nothing leaves this machine. */
export async function deliver({ db, now }: Services, delivery: Delivery): Promise<void> {
  const { to, ...rest } = delivery;
  await db.insert(outbox).values({ ...rest, recipient: to, createdAt: new Date(now()) });
}

/** The latest messages, newest first. */
export function readOutbox({ db }: Services, to: string | undefined) {
  const all = db.select().from(outbox);
  const chosen = to === undefined ? all : all.where(eq(outbox.recipient, to));
  return chosen.orderBy(desc(outbox.id)).limit(100);
}
