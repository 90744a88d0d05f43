/**
 * How large amounts are in a currency, beside those of pesos and reais, for which the platform's own are written: a power
 * of ten, and no rate. Currencies that are not named here are of their size.
 */
const sizes: readonly (readonly [number, string])[] = [
  [
    0.1,
    'AUD BBD BHD BMD BND BSD BZD CAD CHF EUR FJD FKP GBP GIP GEL JOD KWD KYD NZD OMR SGD SHP TND USD XCD AZN BYN BAM BGN',
  ],
  [
    10,
    'AMD ARS CRC CVE DJF GYD HUF ISK JMD JPY KES KZT LKR LRD MKD NPR PKR RSD RUB SDG VUV XPF YER ALL DZD HTG',
  ],
  [
    100,
    'BIF CDF CLP COP GNF IQD KHR KRW KMF MGA MMK MNT MWK NGN PYG RWF SLE SOS SSP TZS UGX XAF XOF ZWG',
  ],
  [1000, 'IDR IRR LAK LBP STN SYP UZS VND'],
];

const sizeByCode = new Map(
  sizes.flatMap(([size, codes]) => codes.split(' ').map((code) => [code, size] as const)),
);

/** How many times an amount of the platform's own is in a currency, by its ISO 4217 code. */
export const getCurrencySize = (code: string): number => sizeByCode.get(code) ?? 1;

/** An amount of the platform's own in major units, in those of a currency. */
export const resize = (amount: number, code: string): number =>
  Math.round(amount * getCurrencySize(code) * 1000) / 1000;
