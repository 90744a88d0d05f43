import type { Queryable } from '../../db/open';
import { messages } from '../../db/schema';

/** A letter to a member's message centre: `template` is its name among the letters, amounts are in major units. */
interface Letter {
  readonly memberId: number;
  readonly template: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly at: Date;
}

export async function sendLetter(db: Queryable, { at, values, ...letter }: Letter): Promise<void> {
  await db.insert(messages).values({ ...letter, values: { ...values }, createdAt: at });
}
