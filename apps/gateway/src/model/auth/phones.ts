import { errorCodes } from '@playhouse/wps';
import { and, eq, isNotNull } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Queryable } from '../../db/open';
import { Failure } from '../../base/failure';
import type { MerchantScope } from '../../base/merchants';
import { members } from '../../db/schema';
import type { MemberRow } from '../../db/schema';
import type { Asker } from '../platform/asker';
import { knownDevice } from './knownDevices';

/** A number as callers give it; without a dialling code the merchant's own is meant. */
export interface GivenNumber {
  readonly mobileNum: string;
  readonly countryDialingCode?: string | null | undefined;
}

const onlyDigits = (text: string) => text.replace(/\D/g, '');
const withoutZeros = (text: string) => onlyDigits(text).replace(/^0+/, '');

/**
 * The whole number in E.164 form, the same for all ways to write it: what a code is sent to, what it is good for, and what
 * tries are counted by. The national part alone would let the holder of the same digits in another country in.
 */
export function readPhone({ config }: MerchantScope, given: GivenNumber): string | undefined {
  const dialing = withoutZeros(given.countryDialingCode || config.register.dialingCode);
  const digits = onlyDigits(given.mobileNum);
  const plain = withoutZeros(digits);
  // In some countries a number begins with a zero; elsewhere people write one before it.
  const ways = [`${dialing}${digits}`, `${dialing}${plain}`];
  if (plain.startsWith(dialing)) ways.push(plain);
  const read = ways.map((way) => parsePhoneNumberFromString(`+${way}`));
  const phone = read.find((each) => each?.isValid() === true) ?? read[1];
  return phone !== undefined && phone.nationalNumber.length >= 6 ? phone.number : undefined;
}

/** The same. @throws Failure request.invalid where it is no number */
export function toPhone(scope: MerchantScope, given: GivenNumber): string {
  const phone = readPhone(scope, given);
  if (phone === undefined) throw new Failure(errorCodes.requestInvalid);
  return phone;
}

/** A number as it is kept with its member: the dialling code, and the digits behind it. */
export function toKeptPhone(scope: MerchantScope, given: GivenNumber) {
  const read = parsePhoneNumberFromString(readPhone(scope, given) ?? '');
  return {
    countryDialingCode: read?.countryCallingCode ?? null,
    mobile: read?.nationalNumber ?? null,
  };
}

/** The member whose number it is, in E.164 form; who only says so is nobody here. */
export async function findMemberByPhone(
  db: Queryable,
  scope: MerchantScope,
  phone: string,
): Promise<MemberRow | undefined> {
  const read = parsePhoneNumberFromString(phone);
  if (read === undefined) return undefined;
  const [found] = await db
    .select()
    .from(members)
    .where(
      and(
        eq(members.merchant, scope.code),
        eq(members.countryDialingCode, read.countryCallingCode),
        eq(members.mobile, read.nationalNumber),
        isNotNull(members.phoneVerifiedAt),
      ),
    );
  return found;
}

/** Whether the holder of a number has logged in in this browser before. */
export async function isOwnersBrowser(
  asker: Pick<Asker, 'services' | 'scope' | 'cookie' | 'setCookie'>,
  phone: string,
): Promise<boolean> {
  const member = await findMemberByPhone(asker.services.db, asker.scope, phone);
  return member !== undefined && knownDevice(asker, member.account) !== undefined;
}
