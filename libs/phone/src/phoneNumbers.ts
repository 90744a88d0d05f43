import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode, MetadataJson } from 'libphonenumber-js/core';
import type { RegionsByCode } from './countries';
import plans from './numberingPlans.json';

// Loaded only when a form asks for a mobile number: numbering plans weigh more than the form.

// The library's own plans without what only shows a number (`npm run generate`): to TypeScript, any JSON.
const metadata = plans as unknown as MetadataJson;

/** Numbering plans of the world: which regions share a dialling code. */
export const regionsByCode = plans.country_calling_codes as RegionsByCode;

function isRegion(region: string): region is CountryCode {
  return Object.hasOwn(metadata.countries, region);
}

/** A number that its country's plan knows. */
export interface Understood {
  /** ISO 3166; the given one where the number says none. */
  readonly region: string;
  /** Without the plus. */
  readonly dialingCode: string;
  /** Digits after the dialling code, without a trunk prefix: as the platform keeps it. */
  readonly national: string;
}

/**
 * Reads a number as people write it: with or without trunk prefix, dialling code, `+` or `00`, blanks and dashes. One
 * that names another country is that country's, whichever was picked. `undefined` where no plan has such a number.
 */
export function understand(region: string, typed: string): Understood | undefined {
  const parsed = isRegion(region) ? parsePhoneNumberFromString(typed, region, metadata) : undefined;
  if (parsed?.isValid() !== true) return undefined;
  const { country, countryCallingCode: dialingCode, nationalNumber: national } = parsed;
  return { region: country ?? region, dialingCode, national };
}
