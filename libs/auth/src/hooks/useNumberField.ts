import { usePhone } from '@playhouse/phone';
import type { Phone, PhoneChoice, PhoneNumber } from '@playhouse/phone';
import { numberInWait } from '@playhouse/session';
import type { SmsPurpose } from '@playhouse/session';
import { useState } from 'react';

export interface NumberField {
  /** Initial value of the field: the number that waits for its code (SMS-05), else the remembered one. */
  readonly first: string;
  readonly phone: Phone;
  /** Its digits after the dialling code, which the rules are about. */
  national(typed: string): string;
  /** For the box. */
  choice(typed: string): PhoneChoice;
}

/** The number that a form asks for. */
export function useNumberField(purpose: SmsPurpose, saved?: PhoneNumber): NumberField {
  const [first] = useState(() => numberInWait(purpose) ?? saved);
  const phone = usePhone({
    given: first !== undefined,
    dialingCode: first?.countryDialingCode,
  });
  return {
    first: first?.mobileNum ?? '',
    phone,
    national: (typed) => phone.read(typed).number.mobileNum,
    choice: (typed) => ({ ...phone, ...phone.read(typed) }),
  };
}
