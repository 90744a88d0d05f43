export * as agentCalls from './contract/agent';
export * as captchaCalls from './contract/captcha';
export * as contentCalls from './contract/content';
export * as contractCalls from './contract/contracts';
export * as feedbackCalls from './contract/feedback';
export * as inboxCalls from './contract/inbox';
export * as lobbyCalls from './contract/lobby';
export * as memberCalls from './contract/member';
export * as passwordCalls from './contract/password';
export * as promotionCalls from './contract/promotions';
export * as registrationCalls from './contract/registration';
export * as securityCalls from './contract/security';
export * as sessionCalls from './contract/session';
export * as systemCalls from './contract/system';
export * as verificationCalls from './contract/verification';
export * as walletCalls from './contract/wallet';
export type {
  AnswerOf,
  BodyEncoding,
  BodyOf,
  Call,
  CarriedField,
  HttpMethod,
  QueryOf,
  WireAnswerOf,
} from './contract/define';
export type { Page } from './contract/paging';
export { errorCodes } from './errorCodes';
export type { ErrorCode } from './errorCodes';
export { listCalls } from './contract/list';
