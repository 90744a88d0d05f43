import type { Call } from '@playhouse/wps';
import { sessionCalls } from '@playhouse/wps';
import { limits } from '../../db/schema';
import type { Answered, AskOptions, TestPlatform } from '../platform';

/** Fields of a query or a form as they can be written: as texts. */
const asTexts = (fields: unknown) =>
  Object.fromEntries(
    Object.entries(Object(fields) as object).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

export type Question = Omit<AskOptions, 'query'> & {
  /** The account that asks, or nobody. */
  readonly role: string;
  readonly query?: unknown;
};

/** Asks without end: what was asked may have ended sessions, changed passwords and used up every limit. */
export class Questioner {
  private readonly tokens = new Map<string, string>();

  constructor(private readonly platform: TestPlatform) {}

  async send(call: Call, { role, query, body, ...more }: Question): Promise<Answered> {
    await this.platform.gateway.services.db.delete(limits);
    const answered = await this.platform.ask(call, {
      token: await this.tokenOf(role),
      query: asTexts(query),
      body: call.encoding === 'form' ? asTexts(body) : body,
      ...more,
    });
    if (answered.code === 'session.ended' || call === sessionCalls.logout) this.tokens.delete(role);
    return answered;
  }

  private async tokenOf(role: string): Promise<string | undefined> {
    if (role === 'nobody') return undefined;
    const known = this.tokens.get(role) ?? (await this.platform.login(role));
    this.tokens.set(role, known);
    return known;
  }
}
