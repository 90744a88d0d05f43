import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/mobile/examples';
import metadata from 'libphonenumber-js/min/metadata';
import { expect, it } from 'vitest';
import { toFlagEmoji, listCountries, mainRegion, searchCountries } from './countries';
import { regionsByCode, understand } from './phoneNumbers';

const countries = listCountries(regionsByCode, 'en');

it('offers every country of the world with flag and dialling code, by name [REG-03]', () => {
  expect(countries.length).toBeGreaterThan(240);
  expect(countries.find((one) => one.region === 'PH')).toEqual({
    region: 'PH',
    name: 'Philippines',
    dialingCode: '63',
    flag: '🇵🇭',
  });
  expect(toFlagEmoji('BR')).toBe('🇧🇷');
  const names = countries.map((one) => one.name);
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
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

it.each([
  '9171234567',
  '09171234567',
  '0917 123-4567',
  '+63 917 123 4567',
  '+639171234567',
  '639171234567',
  '00639171234567',
])('understands a number as people write it: %s [REG-03, LOGIN-09]', (typed) => {
  expect(understand('PH', typed)).toEqual({
    region: 'PH',
    dialingCode: '63',
    national: '9171234567',
  });
});

it('takes a number that names its country for that country’s, whichever was picked [REG-03]', () => {
  const singapore = { region: 'SG', dialingCode: '65', national: '91234567' };
  expect(understand('PH', '+65 9123 4567')).toEqual(singapore);
  expect(understand('PH', '006591234567')).toEqual(singapore);
  expect(understand('SG', '91234567')).toEqual(singapore);
});

it('judges the numbers of every country as the whole plans do [REG-03]', () => {
  const tried = Object.entries(examples).flatMap(([region, number]) =>
    [number, `0${number}`, `${number}1`, number.slice(1)].map((typed) => ({ region, typed })),
  );
  expect(tried.length).toBeGreaterThan(800);
  const own = tried.map(({ region, typed }) => understand(region, typed)?.national);
  const whole = tried.map(({ region, typed }) => {
    const parsed = parsePhoneNumberFromString(typed, region as CountryCode, metadata);
    return parsed?.isValid() === true ? parsed.nationalNumber : undefined;
  });
  expect(own).toEqual(whole);
});
