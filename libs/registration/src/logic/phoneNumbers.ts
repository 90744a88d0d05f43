import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core';
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

/** Whether the number fits the country's numbering plan, with or without its trunk prefix. */
export function isNumberOf(region: string, typed: string): boolean {
  return isRegion(region) && isValidPhoneNumber(typed, region, metadata);
}

/** The number as the platform keeps it: digits after the dialling code, without a trunk prefix. */
export function nationalNumber(region: string, typed: string): string {
  const parsed = isRegion(region) ? parsePhoneNumberFromString(typed, region, metadata) : undefined;
  return parsed?.nationalNumber ?? typed.replace(/\D/g, '');
}
