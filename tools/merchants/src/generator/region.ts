import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/** A merchant's settings by its country. */
export interface Region {
  readonly timeZone: string;
  readonly dialingCode: string;
}

/** Where most people of a country with several time zones live; Intl names the zones, but not which one that is. */
const populous: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Gaza',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/** Names that Intl still gives, and what they are called today. */
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
};

function timeZoneOf(country: string): string | undefined {
  // Not in the types of this language level yet.
  const locale: Intl.Locale & { readonly timeZones?: readonly string[] } = new Intl.Locale(
    `und-${country}`,
  );
  const [first] = locale.timeZones ?? [];
  return populous[country] ?? renamed[first ?? ''] ?? first;
}

const dialingCodeOf = (country: string) =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;

/** A country by its ISO 3166 code; undefined where there is none of that code. */
export function getRegion(country: string): Region | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const [timeZone, dialingCode] = [timeZoneOf(country), dialingCodeOf(country)];
  return timeZone && dialingCode ? { timeZone, dialingCode } : undefined;
}

/** The country that a currency is named after; undefined for one of several, such as EUR. */
export function getCountry(currency: string): string | undefined {
  const country = currency.slice(0, 2);
  return getRegion(country) ? country : undefined;
}

/** A currency as people of a country write it. */
export function getCurrency(code: string, country: string) {
  const locale = new Intl.Locale(`und-${country}`).maximize();
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  return {
    code,
    // Marks that turn the direction of writing are no part of a symbol.
    symbol: symbol.replace(/\p{Cf}/gu, '').slice(0, 4),
    scale: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
}
