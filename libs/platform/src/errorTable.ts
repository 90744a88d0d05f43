import type { MessageId } from '@playhouse/i18n';
import { BusinessError, errorCodes, HttpError, WpsError } from '@playhouse/wps';
import type { ErrorCode } from '@playhouse/wps';

/** Text of every business code; the compiler misses the code that has none (ERR-01). */
export const textByCode: Readonly<Record<ErrorCode, MessageId>> = {
  [errorCodes.sessionRequired]: 'platform.error.loginFirst',
  [errorCodes.sessionEnded]: 'platform.error.loggedOut',
  [errorCodes.loginFailed]: 'platform.error.loginFailed',
  [errorCodes.loginEmpty]: 'platform.error.loginEmpty',
  [errorCodes.captchaRequired]: 'platform.error.captchaRequired',
  [errorCodes.captchaWrong]: 'platform.error.codeWrong',
  [errorCodes.codeWrong]: 'platform.error.codeWrong',
  [errorCodes.codeExpired]: 'platform.error.codeExpired',
  [errorCodes.smsTooMany]: 'platform.error.tooManyRequests',
  [errorCodes.tooManyRequests]: 'platform.error.tooManyRequests',
  [errorCodes.userUnknown]: 'platform.error.userUnknown',
  [errorCodes.usernameExists]: 'platform.error.usernameExists',
  [errorCodes.mobileExists]: 'platform.error.mobileExists',
  [errorCodes.agentInfoWrong]: 'platform.error.agentInfoWrong',
  [errorCodes.referrerLinkWrong]: 'platform.error.referrerLinkWrong',
  [errorCodes.invitationCodeWrong]: 'platform.error.invitationCodeWrong',
  [errorCodes.nonMember]: 'platform.error.nonMember',
  [errorCodes.nonAgent]: 'platform.error.nonAgent',
  [errorCodes.actualAccountRequired]: 'platform.error.actualAccount',
  [errorCodes.noPermission]: 'platform.error.noPermission',
  [errorCodes.trialUnavailable]: 'platform.error.noPermission',
  [errorCodes.urlEmpty]: 'platform.error.urlEmpty',
  [errorCodes.requestInvalid]: 'platform.error.requestInvalid',
  [errorCodes.requestUnknown]: 'platform.error.unknown',
  [errorCodes.encryptionRequired]: 'platform.error.insecure',
  [errorCodes.sealedStale]: 'platform.error.sealedStale',
  [errorCodes.sealedCopy]: 'platform.error.lostAnswer',
  [errorCodes.pageOutdated]: 'platform.error.pageOutdated',
  [errorCodes.upgrading]: 'platform.error.upgrading',
  [errorCodes.maintenance]: 'platform.error.maintenance',
  [errorCodes.ipRestricted]: 'platform.error.ipRestricted',
  [errorCodes.passwordSame]: 'platform.error.passwordSame',
  [errorCodes.passwordWrong]: 'platform.error.passwordWrong',
  [errorCodes.paymentPasswordWrong]: 'platform.error.paymentPasswordWrong',
  [errorCodes.paymentPasswordMissing]: 'platform.error.paymentPasswordMissing',
  [errorCodes.paymentPasswordWeak]: 'platform.error.paymentPasswordWeak',
  [errorCodes.bankCardHolder]: 'platform.error.bankCardHolder',
  [errorCodes.balanceInsufficient]: 'platform.error.balanceInsufficient',
  [errorCodes.amountOutOfRange]: 'platform.error.amountOutOfRange',
  [errorCodes.cashierClosed]: 'platform.error.cashierClosed',
  [errorCodes.turnoverOpen]: 'platform.error.turnoverOpen',
  [errorCodes.giftLocked]: 'platform.error.giftLocked',
  [errorCodes.bankCardExists]: 'platform.error.bankCardExists',
  [errorCodes.bankCardRefused]: 'platform.error.bankCardRefused',
  [errorCodes.bankCardLimit]: 'platform.error.bankCardLimit',
  [errorCodes.uplineMissing]: 'platform.error.uplineMissing',
  [errorCodes.gameUnavailable]: 'platform.error.gameUnavailable',
  [errorCodes.gameUnknown]: 'platform.error.gameUnknown',
  [errorCodes.oddsChanged]: 'platform.error.oddsChanged',
  [errorCodes.marketClosed]: 'platform.error.marketClosed',
  [errorCodes.orderNotCancellable]: 'platform.error.orderNotCancellable',
  [errorCodes.promotionUnavailable]: 'platform.error.promotionUnavailable',
  [errorCodes.promotionTaken]: 'platform.error.alreadyTaken',
  [errorCodes.rewardTaken]: 'platform.error.alreadyTaken',
  [errorCodes.redRainClosed]: 'platform.error.redRainClosed',
  [errorCodes.redRainTaken]: 'platform.error.alreadyTaken',
  [errorCodes.rebateNothing]: 'platform.error.rebateNothing',
  [errorCodes.contractMissing]: 'platform.error.contractMissing',
  [errorCodes.contractOutOfRange]: 'platform.error.contractOutOfRange',
  [errorCodes.rebateOutOfRange]: 'platform.error.rebateOutOfRange',
  [errorCodes.intentConflict]: 'platform.error.intentConflict',
  [errorCodes.intentDropped]: 'platform.error.intentDropped',
  [errorCodes.notFound]: 'platform.error.notFound',
};

/** Refusals that asking for the same again cannot change. */
const finalCodes: ReadonlySet<string> = new Set<ErrorCode>([
  errorCodes.notFound,
  errorCodes.gameUnknown,
  errorCodes.contractMissing,
  errorCodes.contractOutOfRange,
  errorCodes.promotionUnavailable,
  errorCodes.trialUnavailable,
  errorCodes.uplineMissing,
  errorCodes.actualAccountRequired,
  errorCodes.requestInvalid,
]);

/** Whether what failed may succeed when it is tried again; what does not exist will not. */
export const canRetry = (error: unknown): boolean =>
  !(error instanceof BusinessError && finalCodes.has(error.code));

const textByStatus: Readonly<Record<number, MessageId>> = {
  401: 'platform.error.notLoggedIn',
  403: 'platform.error.noPermission',
  429: 'platform.error.tooManyRequests',
  502: 'platform.error.upgrading',
  503: 'platform.error.upgrading',
};

function isKnown(code: string): code is ErrorCode {
  return Object.hasOwn(textByCode, code);
}

/** The text for any failure; one that nobody foresaw gets the unknown-error text, never its raw code. */
export function getErrorMessage(error: unknown): MessageId {
  if (error instanceof BusinessError) {
    return isKnown(error.code) ? textByCode[error.code] : 'platform.error.unknown';
  }
  if (error instanceof HttpError) return textByStatus[error.status] ?? 'platform.error.unknown';
  if (!(error instanceof WpsError)) return 'platform.error.unknown';
  if (error.kind === 'network') return 'platform.error.offline';
  if (error.kind === 'timeout') return 'platform.error.slow';
  if (error.kind === 'lostAnswer') return 'platform.error.lostAnswer';
  if (error.kind === 'underWay') return 'platform.error.underWay';
  return error.kind === 'encryption' ? 'platform.error.insecure' : 'platform.error.unknown';
}
