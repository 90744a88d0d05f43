import * as z from 'zod/mini';
import { contactProofs } from './contacts';
import { defineCall } from '../define';
import { once } from '../once';
import { plainList } from '../paging';
import { count, digits, id, maybe, nothing, text } from '../values';
import { errorCodes } from '../../errorCodes';

/** State of a member's identity check (KYC-01). */
export const kycStates = ['none', 'review', 'verified'] as const;

export const securityConfig = defineCall({
  name: 'security.config',
  method: 'GET',
  path: '/wps/member/securityConfig',
  answer: () =>
    z.object({
      kyc: z.catch(z.enum(kycStates), 'none'),
      hasPassword: z._default(z.boolean(), true),
      hasPaymentPassword: z.boolean(),
      bankCardCount: count(),
      bankCardLimit: z._default(count(), 5),
      payeeName: maybe(z.string()),
      mobileNum: maybe(z.string()),
      email: maybe(z.string()),
      mobileProof: z.catch(z.enum(contactProofs), 'closed'),
      emailProof: z.catch(z.enum(contactProofs), 'closed'),
    }),
  session: 'required',
  summary: 'Answers what secures an account',
});
export type SecurityConfig = z.output<typeof securityConfig.answer>;

/**
 * A card, or an account of a local way, as shown: the platform masks its number but for its last four digits. `methodId`
 * is the way by which it is paid.
 */
export const bankCard = once(() =>
  z.object({
    id: id(),
    methodId: z._default(z.string(), 'bank'),
    bankName: z.string(),
    bankCode: z.string(),
    accountName: z.string(),
    maskedNumber: z.string(),
  }),
);
export type BankCard = z.output<ReturnType<typeof bankCard>>;

export const bankCards = defineCall({
  name: 'security.bankCards',
  method: 'GET',
  path: '/wps/member/bankCard',
  answer: () => plainList(bankCard()),
  session: 'required',
  summary: 'Lists bank cards',
});

export const banks = defineCall({
  name: 'security.banks',
  method: 'GET',
  path: '/wps/member/bankCard/banks',
  answer: () => plainList(z.object({ code: z.string(), name: z.string() })),
  session: 'required',
  summary: 'Lists the banks a card can belong to',
});

export const addBankCard = defineCall({
  name: 'security.addBankCard',
  method: 'POST',
  path: '/wps/member/bankCard',
  encoding: 'encrypted',
  body: () =>
    z.object({
      bankCode: text(32, 1),
      accountName: text(80, 2),
      accountNumber: digits(24, 6),
      paymentPassword: text(64, 1),
    }),
  answer: () => bankCard(),
  errors: [
    errorCodes.paymentPasswordWrong,
    errorCodes.paymentPasswordMissing,
    errorCodes.bankCardExists,
    errorCodes.bankCardRefused,
    errorCodes.bankCardLimit,
    errorCodes.bankCardHolder,
    errorCodes.actualAccountRequired,
  ],
  session: 'required',
  summary: 'Adds a bank card',
});

/** Where money goes is changed by whoever may move it: the payment password is asked for. */
export const removeBankCard = defineCall({
  name: 'security.removeBankCard',
  method: 'POST',
  path: '/wps/member/bankCard/remove',
  encoding: 'encrypted',
  body: () => z.object({ id: text(64, 1), paymentPassword: text(64, 1) }),
  answer: () => nothing(),
  errors: [errorCodes.notFound, errorCodes.paymentPasswordWrong, errorCodes.paymentPasswordMissing],
  session: 'required',
  summary: 'Removes a bank card',
});

/**
 * Sets the payment password. Where one exists, the old one is needed; the first is set by whoever knows the login password,
 * so that a phone left open is not enough.
 */
export const setPaymentPassword = defineCall({
  name: 'security.setPaymentPassword',
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  encoding: 'encrypted',
  body: () =>
    z.object({
      loginPassword: z.optional(text(128)),
      oldPaymentPassword: z.optional(text(64)),
      newPaymentPassword: text(64, 4),
      confirmNewPaymentPassword: text(64, 4),
    }),
  answer: () => nothing(),
  errors: [
    errorCodes.passwordWrong,
    errorCodes.paymentPasswordWrong,
    errorCodes.paymentPasswordWeak,
    errorCodes.passwordSame,
    errorCodes.actualAccountRequired,
  ],
  session: 'required',
  summary: 'Sets the payment password',
});
