import { lastDays, toDay } from '@playhouse/i18n';
import type { Day, Period } from '@playhouse/i18n';
import { useMerchant } from '@playhouse/whitelabel';
import { useState, useSyncExternalStore } from 'react';
import { serverClock } from './serverClock';

/** The day that it is in the merchant's time zone, by the platform's clock. */
export function useToday(): Day {
  const { timeZone } = useMerchant();
  const today = () => toDay(serverClock.now(), timeZone);
  return useSyncExternalStore(serverClock.subscribe, today, today);
}

export interface PeriodState {
  readonly period: Period;
  readonly setPeriod: (period: Period) => void;
  /** Periods that a picker offers at once: today, and the last 7 and 30 days. */
  readonly presets: { readonly today: Period; readonly week: Period; readonly month: Period };
}

/** The period of a report, in the merchant's time zone; starts with `first`, else with the last 7 or 30 days. */
export function usePeriod(first?: Period, otherwise: 'week' | 'month' = 'week'): PeriodState {
  const today = useToday();
  const presets = {
    today: lastDays(1, today),
    week: lastDays(7, today),
    month: lastDays(30, today),
  };
  const [chosen, setPeriod] = useState(first);
  // Until one is chosen, it follows the clock as that is put right.
  return { period: chosen ?? presets[otherwise], setPeriod, presets };
}
