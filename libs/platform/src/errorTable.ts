import { BusinessError, errorCodes, HttpError, WpsError } from '@playhouse/wps';
import type { ErrorCode } from '@playhouse/wps';
import type { MessageDescriptor } from 'react-intl';
import { accountMessages as account } from './accountMessages';
import { errorMessages as general } from './errorMessages';

/** Text of every business code; the compiler misses the code that has none (ERR-01). */
export const textByCode: Readonly<Record<ErrorCode, MessageDescriptor>> = {
  [errorCodes.sessionRequired]: general.loginFirst,
  [errorCodes.sessionEnded]: general.loggedOut,
  [errorCodes.loginFailed]: general.loginFailed,
  [errorCodes.loginEmpty]: general.loginEmpty,
  [errorCodes.captchaRequired]: general.captchaRequired,
  [errorCodes.captchaWrong]: general.codeWrong,
  [errorCodes.codeWrong]: general.codeWrong,
  [errorCodes.codeExpired]: general.codeExpired,
  [errorCodes.smsTooMany]: general.tooManyRequests,
  [errorCodes.tooManyRequests]: general.tooManyRequests,
  [errorCodes.userUnknown]: general.userUnknown,
  [errorCodes.usernameExists]: general.usernameExists,
  [errorCodes.mobileExists]: general.mobileExists,
  [errorCodes.agentInfoWrong]: general.agentInfoWrong,
  [errorCodes.referrerLinkWrong]: general.referrerLinkWrong,
  [errorCodes.invitationCodeWrong]: general.invitationCodeWrong,
  [errorCodes.nonMember]: general.nonMember,
  [errorCodes.nonAgent]: general.nonAgent,
  [errorCodes.actualAccountRequired]: general.actualAccount,
  [errorCodes.noPermission]: general.noPermission,
  [errorCodes.trialUnavailable]: general.noPermission,
  [errorCodes.urlEmpty]: general.urlEmpty,
  [errorCodes.requestInvalid]: account.requestInvalid,
  [errorCodes.requestUnknown]: general.unknown,
  [errorCodes.encryptionRequired]: general.insecure,
  [errorCodes.sealedStale]: general.sealedStale,
  [errorCodes.sealedCopy]: general.lostAnswer,
  [errorCodes.pageOutdated]: general.pageOutdated,
  [errorCodes.upgrading]: general.upgrading,
  [errorCodes.maintenance]: general.maintenance,
  [errorCodes.ipRestricted]: general.ipRestricted,
  [errorCodes.passwordSame]: account.passwordSame,
  [errorCodes.passwordWrong]: account.passwordWrong,
  [errorCodes.paymentPasswordWrong]: account.paymentPasswordWrong,
  [errorCodes.paymentPasswordMissing]: account.paymentPasswordMissing,
  [errorCodes.paymentPasswordWeak]: account.paymentPasswordWeak,
  [errorCodes.bankCardHolder]: account.bankCardHolder,
  [errorCodes.balanceInsufficient]: account.balanceInsufficient,
  [errorCodes.amountOutOfRange]: account.amountOutOfRange,
  [errorCodes.turnoverOpen]: account.turnoverOpen,
  [errorCodes.bankCardExists]: account.bankCardExists,
  [errorCodes.bankCardLimit]: account.bankCardLimit,
  [errorCodes.uplineMissing]: account.uplineMissing,
  [errorCodes.gameUnavailable]: account.gameUnavailable,
  [errorCodes.gameUnknown]: account.gameUnknown,
  [errorCodes.orderNotCancellable]: account.orderNotCancellable,
  [errorCodes.promotionUnavailable]: account.promotionUnavailable,
  [errorCodes.promotionTaken]: account.alreadyTaken,
  [errorCodes.rewardTaken]: account.alreadyTaken,
  [errorCodes.redRainClosed]: account.redRainClosed,
  [errorCodes.redRainTaken]: account.alreadyTaken,
  [errorCodes.rebateNothing]: account.rebateNothing,
  [errorCodes.contractMissing]: account.contractMissing,
  [errorCodes.rebateOutOfRange]: account.rebateOutOfRange,
  [errorCodes.intentConflict]: account.intentConflict,
  [errorCodes.intentDropped]: account.intentDropped,
  [errorCodes.notFound]: account.notFound,
};

/** Refusals that asking for the same again cannot change. */
const finalCodes: ReadonlySet<string> = new Set<ErrorCode>([
  errorCodes.notFound,
  errorCodes.gameUnknown,
  errorCodes.contractMissing,
  errorCodes.promotionUnavailable,
  errorCodes.trialUnavailable,
  errorCodes.uplineMissing,
  errorCodes.actualAccountRequired,
  errorCodes.requestInvalid,
]);

/** Whether what failed may succeed when it is tried again; what does not exist will not. */
export const canRetry = (error: unknown): boolean =>
  !(error instanceof BusinessError && finalCodes.has(error.code));

const textByStatus: Readonly<Record<number, MessageDescriptor>> = {
  401: general.notLoggedIn,
  403: general.noPermission,
  429: general.tooManyRequests,
  502: general.upgrading,
  503: general.upgrading,
};

function isKnown(code: string): code is ErrorCode {
  return Object.hasOwn(textByCode, code);
}

/** The text for any failure; one that nobody foresaw gets the unknown-error text, never its raw code. */
export function textOf(error: unknown): MessageDescriptor {
  if (error instanceof BusinessError) {
    return isKnown(error.code) ? textByCode[error.code] : general.unknown;
  }
  if (error instanceof HttpError) return textByStatus[error.status] ?? general.unknown;
  if (!(error instanceof WpsError)) return general.unknown;
  if (error.kind === 'network') return general.offline;
  if (error.kind === 'timeout') return general.slow;
  if (error.kind === 'lostAnswer') return general.lostAnswer;
  if (error.kind === 'underWay') return account.underWay;
  return error.kind === 'encryption' ? general.insecure : general.unknown;
}
