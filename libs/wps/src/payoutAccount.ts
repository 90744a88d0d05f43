/** Kinds of account by which a local way to be paid knows its holder. */
export const payoutAccountTypes = ['mobile', 'cpf', 'cnpj', 'email', 'random'] as const;
export type PayoutAccountType = (typeof payoutAccountTypes)[number];

/** Mobile numbers of the countries whose wallets pay out, without dialling code and leading zero. */
const mobileNumbers: Readonly<Record<string, RegExp>> = {
  '55': /^[1-9][1-9]9\d{8}$/,
  '63': /^9\d{9}$/,
};

/** The value of a digit or capital letter in Brazil's check digits: its distance from "0". */
const valueAt = (text: string, at: number) => text.charCodeAt(at) - 48;

/** The check digit that follows a text whose last character weighs 2, the one before 3, and so on up to `heaviest`. */
function checkDigit(text: string, heaviest: number): number {
  const sum = [...text].reduce((all, _, at) => {
    const fromEnd = text.length - 1 - at;
    return all + valueAt(text, at) * (2 + (fromEnd % (heaviest - 1)));
  }, 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Whether the last two digits check what stands before them, and not all characters are the same. */
function isChecked(text: string, heaviest: number): boolean {
  const [first, second] = [text.length - 2, text.length - 1];
  return (
    new Set(text).size > 1 &&
    checkDigit(text.slice(0, first), heaviest) === valueAt(text, first) &&
    checkDigit(text.slice(0, second), heaviest) === valueAt(text, second)
  );
}

/** A mobile number without dialling code and the zero that is dialled before it at home. */
function readMobile(typed: string, dialingCode: string): string | undefined {
  const digits = typed
    .replace(/[\s().-]/g, '')
    .replace(new RegExp(`^\\+?${dialingCode}(?=\\d{10})`), '');
  const plain = digits.replace(/^0/, '');
  return mobileNumbers[dialingCode]?.test(plain) === true ? plain : undefined;
}

const plainDocument = (typed: string) => typed.replace(/[\s./-]/g, '').toUpperCase();

/** CPF of a person: eleven digits, the last two of which check the others. */
function readCpf(typed: string): string | undefined {
  const plain = plainDocument(typed);
  return /^\d{11}$/.test(plain) && isChecked(plain, 11) ? plain : undefined;
}

/** CNPJ of a company: twelve digits or letters and two check digits; letters are in use since July 2026. */
function readCnpj(typed: string): string | undefined {
  const plain = plainDocument(typed);
  return /^[0-9A-Z]{12}\d{2}$/.test(plain) && isChecked(plain, 9) ? plain : undefined;
}

/** An e-mail address as a Pix key: at most 77 characters, in small letters. */
function readEmail(typed: string): string | undefined {
  const plain = typed.trim().toLowerCase();
  return plain.length <= 77 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(plain) ? plain : undefined;
}

/** A random Pix key, which its bank gave out: a UUID. */
function readRandomKey(typed: string): string | undefined {
  const plain = typed.trim().toLowerCase();
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(plain) ? plain : undefined;
}

/**
 * An account of a local way as the books have it, whatever signs it was typed with. Form and platform judge by this alone.
 * @param dialingCode of the way's country, for mobile numbers
 * @returns undefined for what is no account of that kind
 */
export function readPayoutAccount(
  type: PayoutAccountType,
  typed: string,
  dialingCode: string,
): string | undefined {
  switch (type) {
    case 'mobile':
      return readMobile(typed, dialingCode);
    case 'cpf':
      return readCpf(typed);
    case 'cnpj':
      return readCnpj(typed);
    case 'email':
      return readEmail(typed);
    case 'random':
      return readRandomKey(typed);
  }
}
