import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import type { RegionsByCode } from './countries';

// Loaded only when a form asks for a mobile number: numbering plans weigh more than the form.

/** Numbering plans of the world: which regions share a dialling code. */
export const regionsByCode = metadata.country_calling_codes as RegionsByCode;

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
