import { errorCodes, houseRules, keepsRule } from '@playhouse/wps';
import { Failure } from '../../base/failure';

/** @throws Failure request.invalid for a new password out of bounds */
export function demandStrength(password: string): void {
  if (!keepsRule(password, houseRules.password))
    throw new Failure(errorCodes.requestInvalid, { message: 'the new password does not fit' });
}
