import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { Asker } from '../platform/asker';
import { readIdentity } from './externalIdentity';
import type { CheckedCode, CodePurpose } from './verificationCodes';
import { checkCode } from './verificationCodes';

/** The proof of whose number it is: the code that was sent to it, or the external service's word, as the merchant has it. */
export interface NumberProof {
  readonly verificationCode?: string | undefined;
  readonly firebaseIdToken?: string | undefined;
}

const word: CheckedCode = { spend: async () => undefined };

/**
 * Holds a proof against a number in E.164 form; one that is not given is a wrong one.
 * @throws Failure verification.code.wrong or verification.code.expired
 */
export async function checkNumber(
  asker: Pick<Asker, 'services' | 'scope' | 'cookie'>,
  purpose: CodePurpose,
  to: string,
  { verificationCode = '', firebaseIdToken = '' }: NumberProof,
): Promise<CheckedCode> {
  const { services, scope } = asker;
  if (scope.config.externalLogin?.sms !== true)
    return checkCode(asker, purpose, to, verificationCode);
  // The code itself never comes here: the service's word for the number does.
  const { phone } = await readIdentity(services, scope.config, firebaseIdToken, 'phone');
  if (phone !== to) throw new Failure(errorCodes.codeWrong);
  return word;
}
