import { toBcp47, useLanguage } from '@playhouse/i18n';
import { useMerchant } from '@playhouse/whitelabel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listCountries, mainRegion } from './logic/countries';
import type { Country } from './logic/countries';
import { phoneNumbersOptions } from './queries';

export interface CountryChoice {
  /** Digits without a plus; the merchant's own until another is picked. */
  readonly dialingCode: string;
  /** The chosen country, once the numbering plans are there. */
  readonly country: Country | undefined;
  readonly countries: readonly Country[];
  pick(country: Country): void;
  /** Whether the numbering plan of the country has such a number; true when the plans cannot be had. */
  isNumber(typed: string): Promise<boolean>;
  /** The number without its trunk prefix when it is valid; `undefined` otherwise and until the plans are there. */
  validNumber(typed: string): string | undefined;
  /** The number as the platform keeps it. */
  toNational(typed: string): string;
}

/** The country of a mobile number and what its numbering plan says (REG-03). */
export function useCountry(needed: boolean): CountryChoice {
  const client = useQueryClient();
  const { register } = useMerchant();
  const { language } = useLanguage();
  const phone = useQuery(phoneNumbersOptions(needed)).data;
  const [picked, setPicked] = useState<string>();

  const countries = useMemo(
    () => (phone ? listCountries(phone.regionsByCode, toBcp47(language)) : []),
    [phone, language],
  );
  const region = picked ?? (phone && mainRegion(phone.regionsByCode, register.dialingCode));
  const country = countries.find((one) => one.region === region);

  const check = async (typed: string) => {
    // Without the plans the platform's own check has to do.
    const plans = await client.ensureQueryData(phoneNumbersOptions(true)).catch(() => undefined);
    const of = picked ?? (plans && mainRegion(plans.regionsByCode, register.dialingCode));
    return !plans || of === undefined || plans.isNumberOf(of, typed);
  };
  const toNational = (typed: string) =>
    phone && region !== undefined ? phone.nationalNumber(region, typed) : typed;

  return {
    dialingCode: country?.dialingCode ?? register.dialingCode,
    country,
    countries,
    pick: ({ region: chosen }) => setPicked(chosen),
    isNumber: check,
    toNational,
    validNumber: (typed) =>
      phone && region !== undefined && phone.isNumberOf(region, typed)
        ? toNational(typed)
        : undefined,
  };
}
