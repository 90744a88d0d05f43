import { BusinessError, errorCodes } from '@playhouse/wps';

/** Whether a refusal says that the code of a message is wrong or too old. */
export function isAboutCode(error: unknown): boolean {
  const codes: readonly (string | undefined)[] = [errorCodes.codeWrong, errorCodes.codeExpired];
  return error instanceof BusinessError && codes.includes(error.code);
}
