import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { MemberAsker } from '../platform/asker';
import { reserve } from '../platform/limits';
import { passwordFits } from './passwords';

const hour = 3_600_000;
const mostTries = 10;

/**
 * Asks a member who is logged in for the login password again. Tries are counted before they are judged, whichever call
 * they are for.
 * @throws Failure password.wrong, or requests.tooMany after ten tries in an hour
 */
export async function demandLoginPassword(
  { services, member }: Pick<MemberAsker, 'services' | 'member'>,
  given: string,
): Promise<void> {
  const tried = { key: ['password', member.id] as const, most: mostTries, windowMs: hour };
  if (!(await reserve(services, tried))) throw new Failure(errorCodes.tooManyRequests);
  if (!(await passwordFits(member.passwordHash, given)))
    throw new Failure(errorCodes.passwordWrong);
}
