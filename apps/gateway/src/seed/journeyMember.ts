import * as z from 'zod/mini';
import { createMember } from '../model/members/createMember';
import { demoPassword } from './people';
import { toMinor } from '../ledger/money';
import { post } from '../ledger/post';
import type { Services } from '../model/services';

/** What a journey asks for; `balance` in major units. */
const journeyMember = z.object({
  merchant: z.string(),
  account: z.string().check(z.regex(/^\w{4,16}$/)),
  type: z._default(z.int(), 0),
  mobile: z.optional(z.string()),
  email: z.optional(z.string()),
  balance: z._default(z.number().check(z.nonnegative()), 10_000),
});

/**
 * Makes a member of its own for one journey, with the demo accounts' password, so that journeys that
 * run side by side do not move each other's money. Development only.
 * @returns false when the request does not fit or the merchant is unknown
 */
export async function makeJourneyMember(services: Services, request: unknown): Promise<boolean> {
  const given = journeyMember.safeParse(request);
  const scope = given.success ? services.scopes.get(given.data.merchant) : undefined;
  if (!given.success || scope === undefined) return false;
  const { balance, account, type, mobile, email } = given.data;
  const dialing = { countryDialingCode: scope.config.register.dialingCode };
  const amount = toMinor(balance, scope);
  const newcomer = { account, type, mobile, email, ...dialing, password: demoPassword };
  await createMember(services, scope, newcomer, (tx, { id }) =>
    post(tx, {
      merchant: scope.code,
      memberId: id,
      kind: 'deposit',
      key: `journey ${id}`,
      at: new Date(services.now()),
      lines: [
        { account: 'deposits', amount: -amount },
        { account: id, amount },
      ],
    }),
  );
  return true;
}
