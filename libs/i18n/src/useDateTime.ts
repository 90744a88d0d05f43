import { useMerchant } from '@playhouse/whitelabel';
import { useMemo } from 'react';
import { useLanguage } from './LanguageContext';
import { toBcp47 } from './languages';

/** Writes points in time (epoch milliseconds) as the merchant's clock shows them. */
export interface DateTimeFormats {
  date(time: number): string;
  /** Hours and minutes. */
  time(time: number): string;
  dateTime(time: number): string;
  format(time: number, options: Intl.DateTimeFormatOptions): string;
}

/** Dates and times in the player's language and always in the merchant's time zone, as its reports are. */
export function useDateTime(): DateTimeFormats {
  const { timeZone } = useMerchant();
  const { language } = useLanguage();
  return useMemo(() => {
    const made = new Map<string, Intl.DateTimeFormat>();
    const format = (time: number, options: Intl.DateTimeFormatOptions) => {
      const key = JSON.stringify(options);
      const formatter =
        made.get(key) ?? new Intl.DateTimeFormat(toBcp47(language), { timeZone, ...options });
      made.set(key, formatter);
      return formatter.format(time);
    };
    return {
      format,
      date: (time) => format(time, { dateStyle: 'medium' }),
      time: (time) => format(time, { timeStyle: 'short' }),
      dateTime: (time) => format(time, { dateStyle: 'medium', timeStyle: 'short' }),
    };
  }, [timeZone, language]);
}
