import { errorCodes } from '@playhouse/wps';
import type { Queryable } from '../../db/open';
import { Failure } from '../../base/failure';
import type { MerchantScope } from '../../base/merchants';
import { findMemberByMobile, normalMobile } from '../member/findMember';
import type { MemberRow } from '../../db/schema';

/** A number as callers give it; without a dialling code the merchant's own is meant. */
export interface GivenNumber {
  readonly mobileNum: string;
  readonly countryDialingCode?: string | undefined;
}

const dialingOf = ({ config }: MerchantScope, given: string | null | undefined) =>
  given || config.register.dialingCode;

/**
 * The whole number in E.164 form: what a code is sent to, and what it is good for. The national part
 * alone would let the holder of the same digits in another country in.
 * @throws Failure request.invalid when it is too short to be one
 */
export function toPhone(scope: MerchantScope, given: GivenNumber): string {
  const national = normalMobile(given.mobileNum);
  if (national.length < 6) throw new Failure(errorCodes.requestInvalid);
  return `+${dialingOf(scope, given.countryDialingCode)}${national}`;
}

/** The member who holds a number, dialling code and all. */
export async function findMemberByPhone(
  db: Queryable,
  scope: MerchantScope,
  given: GivenNumber,
): Promise<MemberRow | undefined> {
  const member = await findMemberByMobile(db, scope.code, given.mobileNum);
  const own = member && dialingOf(scope, member.countryDialingCode);
  return own === dialingOf(scope, given.countryDialingCode) ? member : undefined;
}
