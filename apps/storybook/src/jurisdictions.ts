import type { Merchant } from '@playhouse/whitelabel';

interface Jurisdiction {
  readonly title: string;
  /** Currency and time zone of its players, the age from which they may play, and the code of their phones. */
  readonly rules: Pick<Merchant, 'currency' | 'timeZone'> &
    Pick<Merchant['register'], 'age' | 'dialingCode'>;
}

/** Countries in which merchants are licensed, by ISO 3166. */
export const jurisdictions: Readonly<Record<string, Jurisdiction>> = {
  PH: {
    title: 'Philippines',
    rules: {
      ...{ currency: { code: 'PHP', symbol: '₱', scale: 2 }, timeZone: 'Asia/Manila' },
      ...{ age: 21, dialingCode: '63' },
    },
  },
  BR: {
    title: 'Brazil',
    rules: {
      ...{ currency: { code: 'BRL', symbol: 'R$', scale: 2 }, timeZone: 'America/Sao_Paulo' },
      ...{ age: 18, dialingCode: '55' },
    },
  },
  VN: {
    title: 'Vietnam',
    rules: {
      ...{ currency: { code: 'VND', symbol: '₫', scale: 0 }, timeZone: 'Asia/Ho_Chi_Minh' },
      ...{ age: 21, dialingCode: '84' },
    },
  },
};

/** A merchant under the rules of a jurisdiction; as it is where the code names none. */
export function underJurisdiction(merchant: Merchant, code: unknown): Merchant {
  const found = jurisdictions[String(code)];
  if (found === undefined) return merchant;
  const { currency, timeZone, ...register } = found.rules;
  return { ...merchant, currency, timeZone, register: { ...merchant.register, ...register } };
}
