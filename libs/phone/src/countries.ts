/** A country a mobile number may belong to. */
export interface Country {
  /** ISO 3166 region. */
  readonly region: string;
  /** Its name in the player's language. */
  readonly name: string;
  /** Without the plus. */
  readonly dialingCode: string;
  readonly flag: string;
}

/** The regional-indicator pair that fonts draw as a flag. */
export function toFlagEmoji(region: string): string {
  return String.fromCodePoint(...[...region].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
}

/** Regions of each dialling code; the first one is the code's main country. */
export type RegionsByCode = Readonly<Record<string, readonly string[]>>;

/** All countries, in the alphabet of the player's language (BCP 47 tag). */
export function listCountries(codes: RegionsByCode, language: string): readonly Country[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const order = new Intl.Collator(language);
  return Object.entries(codes)
    .flatMap(([dialingCode, regions]) =>
      regions
        // 001 stands for international services, where no player lives.
        .filter((region) => /^[A-Z]{2}$/.test(region))
        .map((region) => ({
          region,
          dialingCode,
          name: names.of(region) ?? region,
          flag: toFlagEmoji(region),
        })),
    )
    .sort((one, other) => order.compare(one.name, other.name));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Countries whose name, region or dialling code begins with or contains what was typed. */
export function searchCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return countries;
  const digits = wanted.replace(/^\+|^00/, '');
  if (/^\d+$/.test(digits)) return countries.filter((one) => one.dialingCode.startsWith(digits));
  return countries.filter(
    (one) => plain(one.name).includes(wanted) || one.region.toLowerCase() === wanted,
  );
}

/** The main country of a dialling code, as in `63` → `PH`. */
export function mainRegion(codes: RegionsByCode, dialingCode: string): string | undefined {
  return codes[dialingCode]?.[0];
}
