import { toBcp47, useLanguage } from '@playhouse/i18n';
import { useMerchant } from '@playhouse/whitelabel';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { bareNumber } from './bareNumber';
import type { PhoneNumber } from './bareNumber';
import { listCountries, mainRegion } from './countries';
import type { Country } from './countries';

/** Numbering plans of all countries, loaded once, when somebody comes to the box of a number: they weigh as much as its form. */
function plansOptions(enabled: boolean) {
  return queryOptions({
    queryKey: ['phone', 'plans'],
    queryFn: () => import('./phoneNumbers'),
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { silent: true },
  });
}

export interface PhoneOptions {
  /** Whether a number stands in the box from the start: its plans are fetched at once. @default when `prepare` says */
  readonly given?: boolean;
  /** Dialling code to begin with, digits without a plus. @default the merchant's own */
  readonly dialingCode?: string | undefined;
}

/** The number in the field, and its country. */
export interface ReadNumber {
  /** Of the country that the number names, or of the one that was picked. Digits without a plus. */
  readonly dialingCode: string;
  /** The country, once the numbering plans are there. */
  readonly country: Country | undefined;
  /** As the calls carry it; by the plans where they know such a number. */
  readonly number: PhoneNumber;
  /** The same, for a number that the plans know; `undefined` otherwise and until they are there. */
  readonly known: PhoneNumber | undefined;
}

export interface Phone {
  readonly countries: readonly Country[];
  pick(country: Country): void;
  /** Somebody comes to the box: what reads its number is fetched. */
  prepare(): void;
  read(typed: string): ReadNumber;
  /** Whether the plans know such a number; true when they cannot be had: the platform's own check has to do. */
  isNumber(typed: string): Promise<boolean>;
}

/** A mobile number and its country, for every form that asks for one (REG-03, LOGIN-09, SETPW-01). */
export function usePhone({ given = false, dialingCode }: PhoneOptions): Phone {
  const client = useQueryClient();
  const { register } = useMerchant();
  const { language } = useLanguage();
  const [isNeeded, setNeeded] = useState(given);
  const plans = useQuery(plansOptions(isNeeded)).data;
  const [picked, setPicked] = useState<string>();
  const first = dialingCode || register.dialingCode;

  const countries = useMemo(
    () => (plans ? listCountries(plans.regionsByCode, toBcp47(language)) : []),
    [plans, language],
  );
  const region = picked ?? (plans && mainRegion(plans.regionsByCode, first));
  const countryOf = (wanted: string | undefined) => countries.find((one) => one.region === wanted);

  return {
    countries,
    pick: (chosen) => setPicked(chosen.region),
    prepare: () => setNeeded(true),
    read(typed) {
      const understood = region === undefined ? undefined : plans?.understand(region, typed);
      const country = countryOf(understood?.region) ?? countryOf(region);
      const code = understood?.dialingCode ?? country?.dialingCode ?? first;
      const known = understood && { mobileNum: understood.national, countryDialingCode: code };
      return { dialingCode: code, country, known, number: known ?? bareNumber(typed, code) };
    },
    async isNumber(typed) {
      const had = await client.ensureQueryData(plansOptions(true)).catch(() => undefined);
      const of = picked ?? (had && mainRegion(had.regionsByCode, first));
      return !had || of === undefined || had.understand(of, typed) !== undefined;
    },
  };
}
