import { useMerchant } from '@playhouse/whitelabel';
import { useState } from 'react';
import { lastDays } from './days';
import type { Period } from './days';

export interface PeriodState {
  readonly period: Period;
  readonly setPeriod: (period: Period) => void;
  /** What a picker offers at once: today, and the last 7 and 30 days. */
  readonly presets: { readonly today: Period; readonly week: Period; readonly month: Period };
}

/** The period of a report, in the merchant's time zone; starts with `first`, else with the last 7 days. */
export function usePeriod(first?: Period): PeriodState {
  const { timeZone } = useMerchant();
  const [now] = useState(() => Date.now());
  const presets = {
    today: lastDays(1, now, timeZone),
    week: lastDays(7, now, timeZone),
    month: lastDays(30, now, timeZone),
  };
  const [period, setPeriod] = useState<Period>(first ?? presets.week);
  return { period, setPeriod, presets };
}
