import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { MemberAsker } from '../asker';
import { isActualAccount } from './members';
import { passwordFits } from './passwords';
import type { MemberRow } from './sessions';

/** Trial, guest and internal accounts hold no real money. @throws Failure account.actual.required (CRED-02) */
export function demandActualAccount(member: MemberRow): void {
  if (!isActualAccount(member)) throw new Failure(errorCodes.actualAccountRequired);
}

const quarterHour = 900_000;
const mostTries = 5;

/** @throws Failure payment.password.missing, payment.password.wrong, or requests.tooMany after five wrong ones */
export async function demandPaymentPassword(
  { services, member }: Pick<MemberAsker, 'services' | 'member'>,
  given: string,
): Promise<void> {
  const { limiter } = services;
  const stored = member.paymentPasswordHash;
  if (stored === null) throw new Failure(errorCodes.paymentPasswordMissing);
  const key = `payment password ${member.id}`;
  if (limiter.count(key, quarterHour) >= mostTries) throw new Failure(errorCodes.tooManyRequests);
  if (await passwordFits(stored, given)) {
    limiter.clear(key);
    return;
  }
  limiter.record(key, quarterHour);
  throw new Failure(errorCodes.paymentPasswordWrong);
}
