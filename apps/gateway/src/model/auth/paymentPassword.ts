import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { MemberAsker } from '../platform/asker';
import { forget, reserve } from '../platform/limits';
import type { LimitKey } from '../platform/limits';
import { passwordFits } from './passwords';

const quarterHour = 900_000;
const mostTries = 5;

/**
 * Counts the try before it is judged, so that of many at once no more than five are compared.
 * @throws Failure payment.password.missing, payment.password.wrong, or requests.tooMany after five wrong ones
 */
export async function demandPaymentPassword(
  { services, member }: Pick<MemberAsker, 'services' | 'member'>,
  given: string,
): Promise<void> {
  const stored = member.paymentPasswordHash;
  if (stored === null) throw new Failure(errorCodes.paymentPasswordMissing);
  const key: LimitKey = ['payment password', member.id];
  if (!(await reserve(services, { key, most: mostTries, windowMs: quarterHour })))
    throw new Failure(errorCodes.tooManyRequests);
  if (!(await passwordFits(stored, given))) throw new Failure(errorCodes.paymentPasswordWrong);
  await forget(services, key);
}
