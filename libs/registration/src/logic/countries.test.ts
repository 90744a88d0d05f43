import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/mobile/examples';
import metadata from 'libphonenumber-js/min/metadata';
import { expect, it } from 'vitest';
import { chosenFirst, flagOf, listCountries, mainRegion, searchCountries } from './countries';
import { isNumberOf, nationalNumber, regionsByCode } from './phoneNumbers';

const countries = listCountries(regionsByCode, 'en');

it('offers every country of the world with flag and dialling code, by name [REG-03]', () => {
  expect(countries.length).toBeGreaterThan(240);
  expect(countries.find((one) => one.region === 'PH')).toEqual({
    region: 'PH',
    name: 'Philippines',
    dialingCode: '63',
    flag: '🇵🇭',
  });
  expect(flagOf('BR')).toBe('🇧🇷');
  const names = countries.map((one) => one.name);
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
});

it('names countries in the language of the player [REG-03]', () => {
  const brazil = listCountries(regionsByCode, 'pt-BR').find((one) => one.region === 'BR');
  expect(brazil?.name).toBe('Brasil');
});

it('searches by name without accents, by region and by code with or without plus [REG-03]', () => {
  const regions = (typed: string) => searchCountries(countries, typed).map((one) => one.region);
  expect(regions('philip')).toEqual(['PH']);
  expect(regions('cote d')).toEqual(['CI']);
  expect(regions('gb')).toContain('GB');
  expect(regions('+63')).toEqual(['PH']);
  expect(regions('0055')).toEqual(['BR']);
  expect(regions('atlantis')).toEqual([]);
  expect(regions(' ')).toHaveLength(countries.length);
});

it('takes the main country of a shared dialling code [REG-03]', () => {
  expect(mainRegion(regionsByCode, '1')).toBe('US');
  expect(mainRegion(regionsByCode, '63')).toBe('PH');
  expect(mainRegion(regionsByCode, '0')).toBeUndefined();
});

it('judges a number by its country and drops the trunk prefix [REG-03]', () => {
  expect(isNumberOf('PH', '09171234567')).toBe(true);
  expect(isNumberOf('PH', '917123')).toBe(false);
  expect(isNumberOf('BR', '11987654321')).toBe(true);
  expect(isNumberOf('XX', '11987654321')).toBe(false);
  expect(nationalNumber('PH', '0917 123 4567')).toBe('9171234567');
});

it('judges the numbers of every country as the whole plans do [REG-03]', () => {
  const tried = Object.entries(examples).flatMap(([region, number]) =>
    [number, `0${number}`, `${number}1`, number.slice(1)].map((typed) => ({ region, typed })),
  );
  expect(tried.length).toBeGreaterThan(800);
  const own = tried.map(({ region, typed }) => [
    ...[region, typed, isNumberOf(region, typed), nationalNumber(region, typed)],
  ]);
  const whole = tried.map(({ region, typed }) => {
    const country = region as CountryCode;
    const parsed = parsePhoneNumberFromString(typed, country, metadata);
    const isValid = isValidPhoneNumber(typed, country, metadata);
    return [region, typed, isValid, parsed?.nationalNumber ?? typed];
  });
  expect(own).toEqual(whole);
});

it('begins the list with the chosen country and repeats none [REG-03]', () => {
  const listed = chosenFirst(countries, 'PH');
  expect(listed[0]?.region).toBe('PH');
  expect(new Set(listed)).toEqual(new Set(countries));
  expect(listed).toHaveLength(countries.length);
  expect(chosenFirst(countries, undefined)).toBe(countries);
});
